import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { SESSION_SCRIPT } from './create-session.ts';

const keeping = (token: string | null) => ({ getItem: (key: string) => (key === 'Token' ? token : 'x') });

test.each([
  ['a token', { localStorage: keeping('t1') }, 'in'],
  ['no token', { localStorage: keeping(null) }, 'out'],
  ['a blocked storage', {}, 'out'],
])('with %s the page is marked before it is painted', (_, page, mark) => {
  const dataset: DOMStringMap = {};
  const globals = { ...page, document: { documentElement: { dataset } } };
  runInNewContext(SESSION_SCRIPT, globals);
  expect(dataset.session).toBe(mark);
  expect(Object.keys(globals)).toEqual([...Object.keys(page), 'document']);
});
