import * as v from 'valibot';
import { expect, test } from 'vitest';
import { category, product } from './answers.ts';

const PLACEHOLDER = 'data:image/webp;base64,UklGRg+/=';
const createProduct = (picture: string, placeholder = PLACEHOLDER) => ({
  _id: '1',
  title: 'Lamp',
  price: 1,
  imageCover: picture,
  images: [picture],
  imagePlaceholder: placeholder,
});

test.each(['https://cdn.example/a.webp', 'http://127.0.0.1:3000/media/a.webp', 'HTTPS://cdn.example/a'])(
  'a picture at %s is shown',
  (url) => {
    expect(v.parse(product, createProduct(url))).toMatchObject({ imageCover: url, images: [url] });
    expect(v.parse(category, { _id: '1', name: 'Tea', image: url }).image).toBe(url);
  },
);

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'ftp://cdn.example/a.webp',
  '/pay/session/cancel',
  'https:pay/session/cancel',
  'http:/pay/session/cancel',
  '//shop.example/a',
  'a.webp',
  '',
])('a picture at %j counts as none', (url) => {
  expect(v.parse(product, createProduct(url))).toMatchObject({ imageCover: '', images: [''] });
  expect(v.parse(category, { _id: '1', name: 'Tea', image: url }).image).toBe('');
});

test('a placeholder is a data URL and cannot load another URL from a style', () => {
  expect(v.parse(product, createProduct('')).imagePlaceholder).toBe(PLACEHOLDER);
  for (const odd of [
    'https://tracker.example/a',
    'data:image/png,"), url("//tracker.example',
    'data:text/css,x',
  ]) {
    expect(v.parse(product, createProduct('', odd)).imagePlaceholder).toBeUndefined();
  }
});
