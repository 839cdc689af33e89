import { expect, test } from 'vitest';
import { keepPreview, takePicture, takePreview } from './open-details.ts';

const lamp = { id: 'lamp', title: 'A lamp', picture: '/lamp.jpg', pricePiastres: 100, placeholder: 'blur' };

test('what a card showed is known once, and for its own product alone', () => {
  keepPreview(lamp);
  expect(takePreview('lamp')).toEqual(lamp);
  expect(takePreview('lamp')).toBeUndefined();
  keepPreview(lamp);
  expect(takePreview('rug')).toBeUndefined();
  expect(takePreview('lamp')).toBeUndefined();
});

test('the picture that the card has loaded stands in for a larger one', () => {
  const card = { querySelector: () => ({ currentSrc: '/lamp-400.avif' }) } as unknown as Element;
  expect(takePicture(lamp, card).placeholder).toBe('/lamp-400.avif');
  expect(takePicture(lamp, null).placeholder).toBe('blur');
});
