import { describe, expect, test } from 'vitest';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import { readToken, writeConfirmLink, writeTrackingLink, writeTrackingPath } from './tracking-links.ts';

const hash = createKeyedHash('a secret');
const ID = '65ff00000000000000000001';
const OTHER_ID = '65ff00000000000000000002';
const ORIGIN = 'https://shop.example';

const tokenOf = (id: string, by = hash) => writeTrackingPath(by, id).slice('/track/'.length);
const confirmTokenOf = (id: string) =>
  new URL(writeConfirmLink(ORIGIN, hash, { id, language: 'en' })).searchParams.get('confirm') ?? '';

describe('tracking links', () => {
  test('open the screen of the order in its language', () => {
    expect(writeTrackingLink(ORIGIN, hash, { id: ID, language: 'en' })).toBe(
      `${ORIGIN}/track/${tokenOf(ID)}`,
    );
    expect(writeTrackingLink(ORIGIN, hash, { id: ID, language: 'ar' })).toBe(
      `${ORIGIN}/ar/track/${tokenOf(ID)}`,
    );
    expect(writeConfirmLink(ORIGIN, hash, { id: ID, language: 'ar' })).toBe(
      `${ORIGIN}/ar/track/${tokenOf(ID)}?confirm=${confirmTokenOf(ID)}`,
    );
  });

  test('are valid in upper and lower case', () => {
    expect(readToken(hash, 'tracking', tokenOf(ID))).toBe(ID);
    expect(readToken(hash, 'tracking', tokenOf(ID).toUpperCase())).toBe(ID);
    expect(readToken(hash, 'confirm', confirmTokenOf(ID))).toBe(ID);
  });

  test.each([
    ['a link of another order', tokenOf(ID).replace(ID, OTHER_ID)],
    ['a link of another shop', tokenOf(ID, createKeyedHash('another secret'))],
    ['a confirmation link', confirmTokenOf(ID)],
    ['a link with one digit changed', tokenOf(ID).replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
  ])('%s is refused', (_, token) => {
    expect(() => readToken(hash, 'tracking', token)).toThrow('We can’t find an order for this link');
  });

  test('do not confirm the order', () => {
    expect(() => readToken(hash, 'confirm', tokenOf(ID))).toThrow('We can’t find an order for this link');
  });

  test.each(['', ID, tokenOf(ID).slice(1), `${tokenOf(ID)}0`, `${tokenOf(ID)}\n`, 'nonsense'])(
    'refuses %j',
    (token) => {
      expect(() => readToken(hash, 'tracking', token)).toThrow('This link isn’t from this shop');
    },
  );
});
