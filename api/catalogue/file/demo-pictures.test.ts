import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEncodedList } from '#api/platform/pictures/encoded-list.ts';
import { hashPicture, listPictureFiles } from '#api/platform/pictures/names.ts';
import { listSources } from './list-sources.ts';

test('every picture of the demo catalogue is encoded in advance (npm run shop -- encode catalog/catalog.json)', async () => {
  const sources = await listSources('catalog/catalog.json');
  const list = await readEncodedList('catalog');
  expect(Object.keys(list)).toEqual([...sources].sort());
  for (const source of sources) {
    expect([source, list[source]?.sourceHash]).toEqual([
      source,
      hashPicture(readFileSync(`catalog/${source}`)),
    ]);
    const lacking = listPictureFiles(list[source]?.key ?? '').filter(
      (name) => !existsSync(`catalog/encoded/${name}`),
    );
    expect(lacking).toEqual([]);
  }
});
