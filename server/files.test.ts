import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { assetRoutes, mediaRoutes } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'media-'));
const PICTURE_NAMES = ['lamp-1a', 'lamp-1a-1600', 'lamp-1a-480', 'lamp-1a-320', 'lamp-1a-160'];

beforeAll(() => {
  for (const name of PICTURE_NAMES)
    for (const format of ['avif', 'webp'])
      writeFileSync(join(folder, `${name}.${format}`), `${name}.${format}`);
});

const ask = (name: string, headers: Record<string, string> = {}) =>
  mediaRoutes(folder).request(`/media/${name}`, { headers });
const read = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).text();

const AVIF_HEADERS = { accept: 'image/avif,image/webp,*/*' };
const SAVE_DATA_HEADERS = { 'save-data': 'on' };

test('a picture without an extension comes in the best format that the client accepts', async () => {
  expect(await read('lamp-1a-320', AVIF_HEADERS)).toBe('lamp-1a-320.avif');
  expect(await read('lamp-1a-320', { accept: 'image/webp' })).toBe('lamp-1a-320.webp');
  expect(await read('lamp-1a')).toBe('lamp-1a.webp');
  expect(await read('lamp-1a.webp', AVIF_HEADERS)).toBe('lamp-1a.webp');
});

test.each([
  ['lamp-1a', 'lamp-1a-480.webp'],
  ['lamp-1a-1600', 'lamp-1a-480.webp'],
  ['lamp-1a-480', 'lamp-1a-320.webp'],
  ['lamp-1a-320', 'lamp-1a-160.webp'],
  ['lamp-1a-160', 'lamp-1a-160.webp'],
])('a client that saves data gets a smaller picture for %s', async (name, sent) => {
  expect(await read(name, SAVE_DATA_HEADERS)).toBe(sent);
  // A name with an extension is answered with exactly this file.
  expect(await read(`${name}.webp`, SAVE_DATA_HEADERS)).toBe(`${name}.webp`);
});

test('negotiated pictures have a Vary header', async () => {
  expect((await ask('lamp-1a', AVIF_HEADERS)).headers.get('vary')).toBe('Accept, Save-Data');
  expect((await ask('lamp-1a.webp')).headers.get('vary')).toBeNull();
  expect((await ask('candle-2b')).status).toBe(404);
});

test('a client that saves data gets no fonts', async () => {
  const built = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(built, 'assets'));
  writeFileSync(join(built, 'assets/face-1a.woff2'), 'font');
  const askFont = (headers: Record<string, string> = {}) =>
    assetRoutes(built).request('/assets/face-1a.woff2', { headers });
  expect(await (await askFont()).text()).toBe('font');
  expect((await askFont()).headers.get('vary')).toBe('Save-Data');
  const saved = await askFont(SAVE_DATA_HEADERS);
  expect(saved.status).toBe(404);
  expect(saved.headers.get('cache-control')).toMatch(/^private,/);
});
