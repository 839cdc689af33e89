import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { createSession, SESSION_SCRIPT, type SessionWindow } from './create-session.ts';

type Listener = Parameters<SessionWindow['addEventListener']>[1];

/** A window whose storage may be blocked or full. */
function openWindow(kept: Record<string, string> = {}, storage: 'open' | 'blocked' | 'full' = 'open') {
  const items = new Map(Object.entries(kept));
  const listeners = new Map<string, Listener>();
  const dataset: DOMStringMap = {};
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (storage === 'full') throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => items.delete(key),
    clear: () => items.clear(),
  };
  const session = createSession(() => ({
    get localStorage() {
      if (storage === 'blocked') throw new DOMException('blocked', 'SecurityError');
      return localStorage;
    },
    document: { documentElement: { dataset } },
    addEventListener: (type, listener) => listeners.set(type, listener),
  }));
  let changes = 0;
  session.subscribe(() => {
    changes += 1;
  });
  return {
    session,
    items,
    dataset,
    countChanges: () => changes,
    fire: (type: string, event: Parameters<Listener>[0]) => listeners.get(type)?.(event),
  };
}

describe('a session', () => {
  test.each([
    ['nothing is kept', {}, null, 'out'],
    ['a token is kept', { Token: 't1' }, 't1', 'in'],
    ['an empty token is kept', { Token: '' }, null, 'out'],
  ])('is read from the storage when %s', (_, kept, token, mark) => {
    const { session, dataset, countChanges } = openWindow(kept);
    expect(session.readToken()).toBe(token);
    expect(dataset.session).toBe(mark);
    expect(countChanges()).toBe(0);
  });

  test('is stored when it starts; the page is marked and listeners are called', () => {
    const { session, items, dataset, countChanges } = openWindow();
    session.startSession('t1');
    expect([session.readToken(), items.get('Token'), dataset.session]).toEqual(['t1', 't1', 'in']);
    expect(countChanges()).toBe(1);
    session.startSession('t1');
    expect(countChanges()).toBe(1);
  });

  test.each([
    ['logout', []],
    ['expired', ['theme']],
  ] as const)('ends by %s, and leaves %j in the storage', (reason, left) => {
    const { session, items, dataset, countChanges } = openWindow({
      Token: 't1',
      theme: 'x',
      Viewed: '[]',
      'recent-searches': '[]',
      Name: 'abcdefgh Sara Ali',
    });
    session.endSession(reason);
    expect([session.readToken(), dataset.session, session.readEndReason()]).toEqual([null, 'out', reason]);
    expect([...items.keys()]).toEqual(left);
    expect(countChanges()).toBe(1);
    session.startSession('t2');
    expect(session.readEndReason()).toBeUndefined();
  });

  test('cannot end twice', () => {
    const { session, countChanges } = openWindow({ theme: 'x' });
    session.endSession('expired');
    expect(countChanges()).toBe(0);
    expect(session.readEndReason()).toBeUndefined();
  });
});

describe('without a usable storage', () => {
  test.each(['blocked', 'full'] as const)('the session lasts as long as the page (%s)', (storage) => {
    const { session, dataset, fire } = openWindow({}, storage);
    expect(session.readToken()).toBeNull();
    session.startSession('t1');
    expect([session.readToken(), dataset.session]).toEqual(['t1', 'in']);
    fire('pageshow', { persisted: true });
    expect(session.readToken()).toBe('t1');
    session.endSession('logout');
    expect([session.readToken(), dataset.session]).toEqual([null, 'out']);
  });
});

describe('another tab', () => {
  test.each([
    ['signs in', {}, 'Token', { Token: 't2' }, 't2', 1, undefined],
    ['signs in as somebody else', { Token: 't1' }, 'Token', { Token: 't2' }, 't2', 1, undefined],
    ['finds its session expired', { Token: 't1' }, 'Token', {}, null, 1, 'expired'],
    ['logs out', { Token: 't1' }, null, {}, null, 1, 'logout'],
    ['stores something else', { Token: 't1' }, 'theme', {}, 't1', 0, undefined],
  ])('%s', (_, before, key, after, token, changes, reason) => {
    const { session, items, dataset, countChanges, fire } = openWindow(before);
    session.readToken();
    items.clear();
    for (const [name, value] of Object.entries(after)) items.set(name, value);
    fire('storage', { key });
    expect(session.readToken()).toBe(token);
    expect(dataset.session).toBe(token ? 'in' : 'out');
    expect(countChanges()).toBe(changes);
    expect(session.readEndReason()).toBe(reason);
  });

  test.each([
    [true, null],
    [false, 't1'],
  ])('signed out while this page was in the back-forward cache (%s)', (persisted, token) => {
    const { session, items, fire } = openWindow({ Token: 't1' });
    session.readToken();
    items.clear();
    fire('pageshow', { persisted });
    expect(session.readToken()).toBe(token);
  });
});

const keeping = (token: string | null) => ({ getItem: (key: string) => (key === 'Token' ? token : 'x') });

test.each([
  ['a token', { localStorage: keeping('t1') }, 'in'],
  ['no token', { localStorage: keeping(null) }, 'out'],
  ['a blocked storage', {}, 'out'],
])('with %s, the inline script marks the page', (_, page, mark) => {
  const dataset: DOMStringMap = {};
  const globals = { ...page, document: { documentElement: { dataset } } };
  runInNewContext(SESSION_SCRIPT, globals);
  expect(dataset.session).toBe(mark);
  expect(Object.keys(globals)).toEqual([...Object.keys(page), 'document']);
});
