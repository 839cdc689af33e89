import { expect, test } from 'vitest';
import { listSources } from './picture.tsx';

test('our own pictures come in all their widths, in the format that is best for who asks', () => {
  expect(listSources('/media/lamp-0a1b.webp', false)).toBe(
    '/media/lamp-0a1b-160 160w,/media/lamp-0a1b-320 320w,/media/lamp-0a1b-480 480w,/media/lamp-0a1b 700w',
  );
});

test.each(['https://provider.example/img/p/100-cover.jpeg', 'https://provider.example/media/a.jpeg', ''])(
  'of the picture %s nothing but itself is known',
  (url) => {
    expect(listSources(url, false)).toBeUndefined();
  },
);
