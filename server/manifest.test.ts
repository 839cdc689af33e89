/** The web manifest, and the icons that it and other pages name. */
import { Hono } from 'hono';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SHOP_FILES } from '#app/paths.ts';
import { PLAIN_SHOP_SETTINGS } from '#contract/settings/groups.ts';
import { iconRoutes } from './files.ts';
import { manifestRoutes } from './manifest.ts';

const routes = new Hono().route('/', iconRoutes()).route(
  '/',
  manifestRoutes(async () => PLAIN_SHOP_SETTINGS),
);

test.each([
  ['/manifest.webmanifest', { lang: 'en', dir: 'ltr', start_url: '/', id: '/' }],
  ['/ar/manifest.webmanifest', { lang: 'ar', dir: 'rtl', start_url: '/ar', id: '/ar' }],
])('%s is in its language, and its icons exist in the declared sizes', async (path, expected) => {
  const answer = await routes.request(path);
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string; purpose: string }[] };
  expect(manifest).toMatchObject({ ...expected, name: 'My Store', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of manifest.icons) {
    const icon = await routes.request(src);
    expect(icon.headers.get('content-type')).toBe('image/png');
    const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the share picture has the declared size', async () => {
  const picture = await routes.request(SHOP_FILES.sharePicture);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(bytes.byteLength).toBeLessThan(120_000);
  expect((await routes.request(SHOP_FILES.appleIcon)).headers.get('content-type')).toBe('image/png');
});
