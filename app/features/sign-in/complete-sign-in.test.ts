import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerAdded, answerCart } from '#tests/setup/cart-answers.ts';
import { LONG_WAIT } from '#tests/setup/test-settings.ts';

/** Answers by method and path; anything else is 404. */
let answers: Record<string, () => Response>;
let requests: string[];
let kept: Map<string, string>;

function createStorage(items: Map<string, string>) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
    clear: () => items.clear(),
  };
}

async function openPage(apiHost = 'https://provider.test') {
  vi.resetModules();
  const document = {
    documentElement: { dataset: {} },
    querySelector: (meta: string) => (meta.includes('api-host') ? { content: apiHost } : null),
  };
  const localStorage = createStorage(kept);
  vi.stubGlobal('document', document);
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('sessionStorage', createStorage(new Map()));
  vi.stubGlobal('window', { document, localStorage, addEventListener: () => {} });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('fetch', async (url: string, { method, headers }: { method: string; headers: object }) => {
    const path = url.replace(/^.*\/api\/v1\//, '');
    requests.push(`${method} ${url}${'token' in headers ? ` with ${headers.token}` : ''}`);
    return answers[`${method} ${path}`]?.() ?? Response.json({ message: 'Nothing there' }, { status: 404 });
  });
  const [session, { cart }, { wishList }, { completeSignIn }] = await Promise.all([
    import('#app/features/session/session.ts'),
    import('#app/features/cart/cart.ts'),
    import('#app/features/wish-list/wish-list.ts'),
    import('./complete-sign-in.ts'),
  ]);
  return { ...session, cart, wishList, completeSignIn };
}

const refuse = () => Response.json({ message: 'Expired Token. please login again' }, { status: 401 });

beforeEach(() => {
  requests = [];
  kept = new Map();
  answers = {
    'GET cart': () => Response.json(answerCart({ a: 2 })),
    'POST cart': () => Response.json(answerAdded({ a: 3 })),
  };
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the provider’s host', 'https://provider.test'],
  ['the page’s own address', ''],
])('signing in reads cart and wish list with the token, at %s', async (_, host) => {
  const { startSession, cart } = await openPage(host);
  expect(requests).toEqual([]);
  startSession('t1');
  expect(requests.toSorted()).toEqual([
    `GET ${host}/api/v1/cart with t1`,
    `GET ${host}/api/v1/wishlist with t1`,
  ]);
  await vi.waitFor(() => expect(cart.get()).toMatchObject({ status: 'ready', pieces: 2 }), LONG_WAIT);
  expect(kept.get('cart-pieces')).toBe('2');
});

test('logging out clears the storage', async () => {
  kept.set('Token', 't1').set('cart-pieces', '2').set('theme', 'dark');
  const { endSession, readToken, cart } = await openPage();
  expect(cart.get().pieces).toBe(2);
  endSession('logout');
  expect([readToken(), cart.get().pieces, [...kept.keys()]]).toEqual([null, undefined, []]);
});

describe('a token that is no longer accepted', () => {
  test.each([
    ['the cart', 'POST cart', 'cart'],
    ['the wish list', 'POST wishlist', 'wish'],
  ] as const)(
    'ends the session; the pending change of %s is made after the next login',
    async (_, call, kind) => {
      kept.set('Token', 't1');
      answers[call] = refuse;
      const { cart, wishList, readToken, readEndReason, completeSignIn } = await openPage();
      if (kind === 'cart') cart.addPiece('a');
      else wishList.toggleWish('a');
      await vi.waitFor(() => expect([readToken(), readEndReason()]).toEqual([null, 'expired']), LONG_WAIT);
      await vi.waitFor(() => expect(sessionStorage.getItem('intent')).toContain(kind), LONG_WAIT);
      requests = [];
      delete answers[call];
      completeSignIn('t2');
      await vi.waitFor(
        () => expect(requests).toContain(`${call.replace(' ', ' https://provider.test/api/v1/')} with t2`),
        LONG_WAIT,
      );
      completeSignIn('t2');
      expect(requests.filter((one) => one.startsWith('POST'))).toHaveLength(1);
    },
  );
});
