import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nameNote, readNote } from '#api/platform/pictures/encoded.ts';
import { hashPicture, listPictureFiles } from '#api/platform/pictures/names.ts';
import { listPictureSources } from './list-picture-sources.ts';

test('every picture of the demo catalogue is encoded in advance, and no other (npm run shop -- encode catalog/catalog.json)', async () => {
  const wanted = new Set<string>();
  for (const source of await listPictureSources('catalog/catalog.json')) {
    const hash = hashPicture(readFileSync(`catalog/${source}`));
    const note = await readNote('catalog', hash);
    for (const name of [nameNote(hash), ...listPictureFiles(note?.key ?? '')]) wanted.add(name);
  }
  expect(readdirSync('catalog/encoded').sort()).toEqual([...wanted].sort());
});
