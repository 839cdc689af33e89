import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The size limit of a first screen: scripts and styles, compressed with brotli. */
const MAX_BYTES = 350_000;
const BUILD_FOLDER = 'build/counter';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(`${BUILD_FOLDER}/.vite/manifest.json`, 'utf8'),
);
const [entry = ''] = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
const TEXT_CHUNK = /^i18n\//;

/** The files of a chunk and of its static imports. */
function listFiles(name: string, found = new Set<string>()): Set<string> {
  const { file, css = [], imports = [] } = manifest[name] ?? { file: '' };
  if (found.has(file)) return found;
  for (const one of [file, ...css]) found.add(one);
  for (const imported of imports) listFiles(imported, found);
  return found;
}

const weigh = (names: string[]) =>
  [...new Set(names.flatMap((name) => [...listFiles(name)]))].reduce(
    (bytes, file) => bytes + statSync(`${BUILD_FOLDER}/${file}.br`).size,
    0,
  );

const lazyChunks = Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry);
const screens = lazyChunks.filter((name) => !TEXT_CHUNK.test(name));

test('screens and languages are loaded lazily, from files of their own', () => {
  expect(screens.length).toBeGreaterThan(0);
  expect(lazyChunks.filter((name) => TEXT_CHUNK.test(name))).toHaveLength(2);
});

test.each(screens)('with %s as the first screen, the counter is within its budget', (screen) => {
  expect(weigh([entry, screen, 'i18n/arabic.ts'])).toBeLessThanOrEqual(MAX_BYTES);
});
