import { expect, test } from 'vitest';
import { addLoadedPicture, storePreview, takePreview } from './open-details.ts';

const lamp = { id: 'lamp', title: 'A lamp', picture: '/lamp.jpg', pricePiastres: 100, placeholder: 'blur' };

test('returns a preview once, and only for its own product', () => {
  storePreview(lamp);
  expect(takePreview('lamp')).toEqual(lamp);
  expect(takePreview('lamp')).toBeUndefined();
  storePreview(lamp);
  expect(takePreview('rug')).toBeUndefined();
  expect(takePreview('lamp')).toBeUndefined();
});

test('uses the picture that the card has loaded as the placeholder', () => {
  const card = { querySelector: () => ({ currentSrc: '/lamp-400.avif' }) } as unknown as Element;
  expect(addLoadedPicture(lamp, card).placeholder).toBe('/lamp-400.avif');
  expect(addLoadedPicture(lamp, null).placeholder).toBe('blur');
});
