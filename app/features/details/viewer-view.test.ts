import { describe, expect, test } from 'vitest';
import { clampView, fitInto, isOnPicture, readSwipe, scaleAbout, WHOLE } from './viewer-view.ts';

const STAGE = { width: 400, height: 800 };

describe('the part of a picture that is seen', () => {
  test.each([
    ['a square one', { width: 1200, height: 1200 }, { width: 400, height: 400 }],
    ['a high one', { width: 600, height: 2400 }, { width: 200, height: 800 }],
    ['a small one, which is enlarged', { width: 100, height: 50 }, { width: 400, height: 200 }],
    ['one that has not arrived', { width: 0, height: 0 }, { width: 0, height: 0 }],
  ])('a whole picture fits into the stage: %s', (_, picture, expected) => {
    expect(fitInto(picture, STAGE)).toEqual(expected);
  });

  test('scaling keeps the point under the fingers where it is, from one to five times', () => {
    const near = scaleAbout(WHOLE, 2, { x: 100, y: -50 });
    expect(near).toEqual({ scale: 2, x: -100, y: 50 });
    expect(scaleAbout(near, 1, { x: 100, y: -50 })).toEqual(WHOLE);
    expect(scaleAbout(near, 99, { x: 0, y: 0 }).scale).toBe(5);
    expect(scaleAbout(near, 0.1, { x: 0, y: 0 }).scale).toBe(1);
  });

  test('it is moved no further than its edge, and not at all where it is smaller than the stage', () => {
    const whole = { width: 400, height: 400 };
    expect(clampView({ scale: 1, x: 90, y: -90 }, whole, STAGE)).toEqual(WHOLE);
    expect(clampView({ scale: 2, x: 999, y: 999 }, whole, STAGE)).toEqual({ scale: 2, x: 200, y: 0 });
    expect(clampView({ scale: 4, x: -999, y: -50 }, whole, STAGE)).toEqual({ scale: 4, x: -600, y: -50 });
  });

  test('a tap is on it or beside it', () => {
    const whole = { width: 400, height: 400 };
    expect(isOnPicture({ x: 190, y: -190 }, WHOLE, whole)).toBe(true);
    expect(isOnPicture({ x: 0, y: 210 }, WHOLE, whole)).toBe(false);
    expect(isOnPicture({ x: 0, y: 210 }, { scale: 2, x: 0, y: 0 }, whole)).toBe(true);
    expect(isOnPicture({ x: 0, y: -190 }, { scale: 1, x: 0, y: 100 }, whole)).toBe(false);
  });
});

test.each([
  ['to the left', { x: -80, y: 10 }, 400, 1, -1],
  ['to the right', { x: 80, y: -10 }, 400, -1, 1],
  ['a short flick', { x: -30, y: 0 }, 50, 1, -1],
  ['a short move', { x: -30, y: 0 }, 400, undefined, undefined],
  ['down', { x: 10, y: 80 }, 400, 'close', 'close'],
  ['up', { x: 10, y: -200 }, 100, undefined, undefined],
])('a swipe %s', (_, moved, ms, expected, inArabic) => {
  expect(readSwipe(moved, ms, false)).toBe(expected);
  expect(readSwipe(moved, ms, true)).toBe(inArabic);
});
