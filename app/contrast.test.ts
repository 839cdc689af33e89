import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('app/styles/tokens.css', 'utf8');

function luminanceOf(token: string): number {
  const hex = new RegExp(`--color-${token}: #([\\da-f]{6});`).exec(css)?.[1];
  if (!hex) throw new Error(`There is no colour '${token}'`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What axe, which looks at a page nobody touches, does not see is here as well: hover, disabled, the dark foot. */
test.each([
  ['ink', ['paper', 'surface', 'stage', 'brand-wash', 'offer-wash']],
  ['ink-soft', ['paper', 'surface', 'stage', 'brand-wash']],
  ['brand', ['paper', 'surface']],
  ['brand-strong', ['paper', 'surface', 'brand-wash', 'brand-wash-strong']],
  ['surface', ['ink', 'brand', 'brand-strong', 'offer', 'offer-strong', 'deep']],
  ['deep-ink', ['deep']],
  ['offer', ['paper', 'surface', 'offer-wash']],
])('text in %s can be read on %j', (text, grounds) => {
  for (const ground of grounds) expect(contrastOf(text, ground), ground).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['the edge of a field', 'edge', ['paper', 'surface']],
  ['the ring of the focus', 'brand', ['paper', 'surface']],
  ['the light under that ring', 'surface', ['deep', 'brand', 'offer']],
])('%s can be seen', (_, shape, grounds) => {
  for (const ground of grounds) expect(contrastOf(shape, ground), ground).toBeGreaterThanOrEqual(3);
});
