import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nameMetadataFile, readMetadata } from '#api/platform/pictures/encoded.ts';
import { hashPicture, listPictureFiles } from '#api/platform/pictures/names.ts';
import { listPictureSources } from './list-picture-sources.ts';

test('exactly the demo pictures are encoded in advance (npm run shop -- encode catalog/catalog.json)', async () => {
  const wanted = new Set<string>();
  for (const source of await listPictureSources('catalog/catalog.json')) {
    const hash = hashPicture(readFileSync(`catalog/${source}`));
    const metadata = await readMetadata('catalog', hash);
    for (const name of [nameMetadataFile(hash), ...listPictureFiles(metadata?.key ?? '')]) wanted.add(name);
  }
  expect(readdirSync('catalog/encoded').sort()).toEqual([...wanted].sort());
});
