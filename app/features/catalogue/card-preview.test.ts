import { expect, test } from 'vitest';
import { keepPreview, takePreview } from './card-preview.ts';

const lamp = { id: 'lamp', title: 'A lamp', picture: '/lamp.jpg', pricePiastres: 100, placeholder: 'blur' };

test('what a card showed is known once, and for its own product alone', () => {
  keepPreview(lamp, null);
  expect(takePreview('lamp')).toEqual(lamp);
  expect(takePreview('lamp')).toBeUndefined();
  keepPreview(lamp, null);
  expect(takePreview('rug')).toBeUndefined();
  expect(takePreview('lamp')).toBeUndefined();
});

test('the picture that the card has loaded stands in for a larger one', () => {
  const card = { querySelector: () => ({ currentSrc: '/lamp-400.avif' }) } as unknown as Element;
  keepPreview(lamp, card);
  expect(takePreview('lamp')?.placeholder).toBe('/lamp-400.avif');
});
