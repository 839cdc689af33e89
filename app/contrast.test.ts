import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { THEME_COLORS } from '#app/features/theme/theme.ts';

const [tokens = '', themes = '', pages = ''] = [
  'app/styles/tokens.css',
  'app/styles/themes.css',
  'api/platform/http/page-tokens.css',
].map((file) => readFileSync(file, 'utf8'));

const LIGHT_COLORS = new Map(
  [...tokens.matchAll(/--color-([\w-]+): (#\w+);/g)].map(([, name = '', hex]) => [name, hex]),
);
const THEME_PAIRS = [...themes.matchAll(/--color-([\w-]+): light-dark\((#\w+), (#\w+)\);/g)];
const DARK_COLORS = new Map([
  ...LIGHT_COLORS,
  ...THEME_PAIRS.map(([, name = '', , hex]) => [name, hex] as const),
]);

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function findContrast(colors: typeof LIGHT_COLORS, one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((token) => {
      const hex = colors.get(token);
      if (!hex) throw new Error(`There is no colour '${token}'`);
      return luminanceOf(hex);
    })
    .toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Text colours and their backgrounds. axe does not check the colours of hovered elements, disabled elements and the
 *  footer, so they are included here. */
const TEXT_COLORS: [text: string, grounds: string[]][] = [
  ['ink', ['paper', 'surface', 'stage', 'brand-wash', 'offer-wash']],
  ['ink-soft', ['paper', 'surface', 'stage', 'brand-wash']],
  ['brand', ['paper', 'surface']],
  ['brand-strong', ['paper', 'surface', 'brand-wash', 'brand-wash-strong']],
  ['surface', ['ink', 'brand', 'brand-strong', 'offer', 'offer-strong']],
  ['deep-ink', ['deep']],
  ['offer', ['paper', 'surface', 'offer-wash']],
];

describe.each([
  ['light', LIGHT_COLORS],
  ['dark', DARK_COLORS],
])('in the %s theme', (_, colors) => {
  test.each(TEXT_COLORS)('text in %s is readable on %j', (text, grounds) => {
    for (const ground of grounds)
      expect(findContrast(colors, text, ground), ground).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['the border of a field', 'edge', ['paper', 'surface']],
    ['the focus ring', 'brand', ['paper', 'surface']],
    ['the colour below the focus ring', 'surface', ['brand', 'offer']],
  ])('%s is visible', (__, shape, grounds) => {
    for (const ground of grounds)
      expect(findContrast(colors, shape, ground), ground).toBeGreaterThanOrEqual(3);
  });
});

test('the footer is dark in both themes, and uses the colours of the dark one', () => {
  for (const ground of [LIGHT_COLORS, DARK_COLORS].map((colors) => colors.get('deep'))) {
    const colors = new Map([...DARK_COLORS, ['deep', ground]]);
    expect(findContrast(colors, 'deep-ink', 'deep')).toBeGreaterThanOrEqual(4.5);
    expect(findContrast(colors, 'brand', 'deep')).toBeGreaterThanOrEqual(3);
  }
});

test('text on the notice above the top bar is readable in the light theme', () => {
  expect(findContrast(LIGHT_COLORS, 'ink', 'saffron')).toBeGreaterThanOrEqual(4.5);
});

test('light colours are the same for browsers without light-dark()', () => {
  expect(THEME_PAIRS.length).toBeGreaterThan(10);
  for (const [, name = '', light] of THEME_PAIRS) expect(light, name).toBe(LIGHT_COLORS.get(name));
});

test('theme-color is the page background', () => {
  expect(THEME_COLORS.map(({ color }) => color)).toEqual([
    LIGHT_COLORS.get('paper'),
    DARK_COLORS.get('paper'),
  ]);
});

test('pages of the provider have the colours of the storefront', () => {
  const shared = [...pages.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g)];
  expect(shared.length).toBeGreaterThan(10);
  for (const [, name = '', light, dark] of shared) {
    if (LIGHT_COLORS.has(name))
      expect([name, light, dark]).toEqual([name, LIGHT_COLORS.get(name), DARK_COLORS.get(name)]);
  }
});
