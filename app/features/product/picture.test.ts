import { expect, test } from 'vitest';
import { listSources } from './picture.tsx';

test('our own pictures have a srcset of all widths, without an extension for content negotiation', () => {
  expect(listSources('/media/lamp-0a1b.webp', false)).toBe(
    '/media/lamp-0a1b-160 160w,/media/lamp-0a1b-320 320w,/media/lamp-0a1b-480 480w,/media/lamp-0a1b 700w',
  );
});

test.each(['https://provider.example/img/p/100-cover.jpeg', 'https://provider.example/media/a.jpeg', ''])(
  'the picture %s has no srcset',
  (url) => {
    expect(listSources(url, false)).toBeUndefined();
  },
);
