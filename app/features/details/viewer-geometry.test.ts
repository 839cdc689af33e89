import { describe, expect, test } from 'vitest';
import { clampView, fitInto, isOnPicture, readSwipe, scaleAbout, UNZOOMED_VIEW } from './viewer-geometry.ts';

const STAGE = { width: 400, height: 800 };

describe('visible part of a picture', () => {
  test.each([
    ['a square one', { width: 1200, height: 1200 }, { width: 400, height: 400 }],
    ['a tall one', { width: 600, height: 2400 }, { width: 200, height: 800 }],
    ['a small one, which is enlarged', { width: 100, height: 50 }, { width: 400, height: 200 }],
    ['one that is not loaded', { width: 0, height: 0 }, { width: 0, height: 0 }],
  ])('fits an unzoomed picture into the stage: %s', (_, picture, expected) => {
    expect(fitInto(picture, STAGE)).toEqual(expected);
  });

  test('scales about the point under the fingers, from 1 to 5 times', () => {
    const near = scaleAbout(UNZOOMED_VIEW, 2, { x: 100, y: -50 });
    expect(near).toEqual({ scale: 2, x: -100, y: 50 });
    expect(scaleAbout(near, 1, { x: 100, y: -50 })).toEqual(UNZOOMED_VIEW);
    expect(scaleAbout(near, 99, { x: 0, y: 0 }).scale).toBe(5);
    expect(scaleAbout(near, 0.1, { x: 0, y: 0 }).scale).toBe(1);
  });

  test('moves no further than the edge, and not at all if smaller than the stage', () => {
    const whole = { width: 400, height: 400 };
    expect(clampView({ scale: 1, x: 90, y: -90 }, whole, STAGE)).toEqual(UNZOOMED_VIEW);
    expect(clampView({ scale: 2, x: 999, y: 999 }, whole, STAGE)).toEqual({ scale: 2, x: 200, y: 0 });
    expect(clampView({ scale: 4, x: -999, y: -50 }, whole, STAGE)).toEqual({ scale: 4, x: -600, y: -50 });
  });

  test('tells whether a tap is on the picture', () => {
    const whole = { width: 400, height: 400 };
    expect(isOnPicture({ x: 190, y: -190 }, UNZOOMED_VIEW, whole)).toBe(true);
    expect(isOnPicture({ x: 0, y: 210 }, UNZOOMED_VIEW, whole)).toBe(false);
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
])('reads a swipe: %s', (_, moved, ms, expected, inArabic) => {
  expect(readSwipe(moved, ms, false)).toBe(expected);
  expect(readSwipe(moved, ms, true)).toBe(inArabic);
});
