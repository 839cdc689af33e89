import { expect, test } from 'vitest';
import { decodeTokenPayload } from './session.ts';

const sign = (payload: unknown) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

test.each([
  ['Latin', 'Mona'],
  ['Arabic', 'منى عبد الرحمن'],
  ['characters beyond the basic plane', 'Mona 🛒'],
  ['characters that need - and _ in base64url', '~~~???>>>'],
  ['nothing', ''],
])('a name in %s', (_, name) => {
  expect(decodeTokenPayload(sign({ id: 'u1', name, role: 'user', iat: 1, exp: 2 }))).toEqual({
    id: 'u1',
    name,
  });
});

test.each([
  ['empty', ''],
  ['no token at all', 'abc'],
  ['without a payload', 'a..c'],
  ['not base64', 'a.%%%.c'],
  ['not JSON', `a.${btoa('hello')}.c`],
  ['JSON null', sign(null)],
  ['a list', sign([])],
  ['without an id', sign({ name: 'Mona' })],
  ['without a name', sign({ id: 'u1' })],
  ['an id that is no text', sign({ id: 7, name: 'Mona' })],
  ['not UTF-8', `a.${btoa('{"id":"u1","name":"\xff"}')}.c`],
])('a token that is %s has no shopper', (_, token) => {
  expect(decodeTokenPayload(token)).toBeUndefined();
});
