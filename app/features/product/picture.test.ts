import { expect, test } from 'vitest';
import { listSources } from './picture.tsx';

const PICTURE_STEM = '/media/lamp-0123456789w';

test.each([
  ['imported by an older version', '/media/lamp-0123456789', '160,320,480,700'],
  ['of the demo catalogue', `${PICTURE_STEM}900`, '160,320,480,800,900'],
  ['of a small source', `${PICTURE_STEM}200`, '160,320,480,200'],
  ['of 1600 pixels', `${PICTURE_STEM}1600`, '160,320,480,800,1200,1600'],
  ['wider than the largest shown width', `${PICTURE_STEM}2000`, '160,320,480,800,1200,1600'],
])('our own pictures, %s, have a srcset of their widths', (_name, stem, widths) => {
  const sources = listSources(`${stem}.webp`, false)?.split(',') ?? [];
  expect(sources.map((source) => source.split(' ')[1]).join()).toBe(
    widths.replaceAll(/\d+/g, (width) => `${width}w`),
  );
  // Without an extension, for content negotiation.
  expect(sources[0]).toBe(`${stem}-160 160w`);
});

test('the full size is the largest source, unless it exceeds the largest shown width', () => {
  expect(listSources(`${PICTURE_STEM}900.webp`, false)).toMatch(/,\/media\/lamp-0123456789w900 900w$/);
  expect(listSources(`${PICTURE_STEM}2000.webp`, false)).toMatch(/w2000-1600 1600w$/);
});

test.each(['https://provider.example/img/p/100-cover.jpeg', 'https://provider.example/media/a.jpeg', ''])(
  'the picture %s has no srcset',
  (url) => {
    expect(listSources(url, false)).toBeUndefined();
  },
);
