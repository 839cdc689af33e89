import { expect, test } from 'vitest';
import { listSources } from './picture.tsx';

test('our own pictures come in all their widths, light formats included', () => {
  expect(listSources('http://shop.example/media/lamp-0a1b.webp', 'avif')).toBe(
    'http://shop.example/media/lamp-0a1b-160.avif 160w, http://shop.example/media/lamp-0a1b-320.avif 320w, ' +
      'http://shop.example/media/lamp-0a1b-480.avif 480w, http://shop.example/media/lamp-0a1b.avif 700w',
  );
});

test.each(['https://provider.example/img/p/100-cover.jpeg', 'https://provider.example/media/a.jpeg', ''])(
  'of the picture %s nothing but itself is known',
  (url) => {
    expect(listSources(url, 'webp')).toBeUndefined();
  },
);
