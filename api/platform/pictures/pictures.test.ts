import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture } from '#tests/setup/small-catalogue.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { derivePictures, describePicture } from './encode.ts';
import { writeMetadata } from './encoded.ts';
import { findPictureKey, hashPicture, keyOfPicture, listPictureFiles } from './names.ts';
import { readPictures } from './read.ts';
import { storePictures } from './store.ts';

const sizeOf = async (bytes: Uint8Array) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return `${format} ${width}x${height}`;
};

test('a picture is stored as WebP and AVIF, in full width (at most 2000) and in smaller widths', async () => {
  const wide = 'wide-0123456789w2000';
  const derived = derivePictures(wide, await drawPicture(0, 2500, 100));
  const sizes: Record<string, string> = {};
  for (const [name, encode] of derived) sizes[name] = await sizeOf(await encode());
  expect(sizes).toEqual({
    [`${wide}.webp`]: 'webp 2000x80',
    [`${wide}-160.webp`]: 'webp 160x6',
    [`${wide}-320.webp`]: 'webp 320x13',
    [`${wide}-480.webp`]: 'webp 480x19',
    [`${wide}-800.webp`]: 'webp 800x32',
    [`${wide}-1200.webp`]: 'webp 1200x48',
    [`${wide}-1600.webp`]: 'webp 1600x64',
    // AVIF is a HEIF container.
    [`${wide}.avif`]: 'heif 2000x80',
    [`${wide}-160.avif`]: 'heif 160x6',
    [`${wide}-320.avif`]: 'heif 320x13',
    [`${wide}-480.avif`]: 'heif 480x19',
    [`${wide}-800.avif`]: 'heif 800x32',
    [`${wide}-1200.avif`]: 'heif 1200x48',
    [`${wide}-1600.avif`]: 'heif 1600x64',
  });
  expect(Object.keys(sizes).sort()).toEqual(listPictureFiles(wide).sort());
});

test.each([
  ['of 700 pixels has no larger file', 'a-0123456789w700', ['', '-160', '-320', '-480']],
  ['of an older version has the files that it had', 'a-0123456789', ['', '-160', '-320', '-480']],
  ['of 900 pixels has all smaller files', 'a-0123456789w900', ['', '-160', '-320', '-480', '-800']],
])('a picture %s', (_name, key, widths) => {
  const files = widths.map((width) => `${key}${width}.webp`);
  expect(listPictureFiles(key).filter((name) => name.endsWith('.webp'))).toEqual(files);
  expect(files.map(findPictureKey)).toEqual(files.map(() => key));
  expect(findPictureKey(`${key}-1600.webp`)).toBeUndefined();
});

test('a small picture is never enlarged', async () => {
  const derived = derivePictures('small', await drawPicture(0, 200, 100));
  expect(await sizeOf((await derived.get('small-480.webp')?.()) ?? new Uint8Array())).toBe('webp 200x100');
});

test('size and placeholder describe the upright picture in full width', async () => {
  const sideways = await sharp(await drawPicture(0, 1500, 1000))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height, placeholder } = await describePicture(sideways);
  expect([width, height]).toEqual([1000, 1500]);
  const tiny = Buffer.from(placeholder.replace('data:image/webp;base64,', ''), 'base64');
  expect(await sizeOf(tiny)).toBe('webp 16x24');
  expect(placeholder.length).toBeLessThan(300);
});

test('metadata such as the place a photograph was taken does not reach shoppers', async () => {
  const tagged = await sharp(await drawPicture(0))
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .webp()
    .toBuffer();
  for (const encode of derivePictures('tagged', tagged).values())
    expect((await sharp(await encode()).metadata()).exif).toBeUndefined();
});

test('a WebP that the shop encoded is kept as it is, so that exports and imports never lose quality', async () => {
  const first = await derivePictures('a', await drawPicture(0, 900, 600)).get('a.webp')?.();
  expect(first).toBeDefined();
  const second = await derivePictures('a', first ?? new Uint8Array()).get('a.webp')?.();
  expect(Buffer.from(second ?? [])).toEqual(Buffer.from(first ?? []));
});

test('a key consists of a URL-safe name, ten hex digits of a hash, and the width', () => {
  const hash = hashPicture(Buffer.from('one'));
  expect(keyOfPicture('products/red shoe.v2.webp', hash, 900)).toBe(`red-shoe-v2-${hash.slice(0, 10)}w900`);
  expect(hashPicture(Buffer.from('two'))).not.toBe(hash);
});

test('reading reports missing files and incomplete pictures', async () => {
  const folder = makeTemporaryFolder();
  const picture = await drawPicture(10, 400, 400);
  writeFileSync(join(folder, 'good.png'), picture);
  writeFileSync(join(folder, 'cut.png'), picture.subarray(0, picture.length / 2));
  writeFileSync(join(folder, 'text.png'), 'not a picture');
  const { pictureOf, problemOf } = await readPictures(folder, [
    'good.png',
    'cut.png',
    'text.png',
    'gone.png',
  ]);
  expect([...pictureOf.keys()]).toEqual(['good.png']);
  expect(Object.fromEntries(problemOf)).toEqual({
    'cut.png': 'cut.png is not a whole picture',
    'text.png': 'text.png is not a whole picture',
    'gone.png': 'there is no readable file gone.png',
  });
});

test('storing copies files encoded in advance, encodes missing files and keeps existing ones', async () => {
  const folder = makeTemporaryFolder();
  const mediaDir = join(folder, 'media');
  const bytes = await drawPicture(20);
  writeFileSync(join(folder, 'a.png'), bytes);
  mkdirSync(join(folder, 'encoded'));
  writeFileSync(join(folder, 'encoded/known-0123456789-160.webp'), 'made before');
  const known = {
    key: 'known-0123456789',
    width: 60,
    height: 40,
    placeholder: 'data:image/webp;base64,AA==',
  };
  await writeMetadata(folder, hashPicture(bytes), { ...known, source: 'a.png' });

  const { pictureOf } = await readPictures(folder, ['a.png']);
  expect(pictureOf.get('a.png')).toEqual({ ...known, source: 'a.png' });
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  await storePictures({ folder, mediaDir, pictures: pictureOf.values(), log });
  expect(readdirSync(mediaDir).sort()).toEqual(listPictureFiles(known.key).sort());
  expect(readFileSync(join(mediaDir, 'known-0123456789-160.webp'), 'utf8')).toBe('made before');
  expect(lines).toEqual(['Encoding 1 pictures', 'Encoded 1 of 1 pictures']);

  const before = readdirSync(mediaDir).map((name) => statSync(join(mediaDir, name)).mtimeMs);
  await storePictures({ folder, mediaDir, pictures: pictureOf.values(), log });
  expect(readdirSync(mediaDir).map((name) => statSync(join(mediaDir, name)).mtimeMs)).toEqual(before);
  expect(lines).toHaveLength(2);
});

test('a picture that changed since it was encoded in advance gets a new key', async () => {
  const folder = makeTemporaryFolder();
  const bytes = await drawPicture(30);
  writeFileSync(join(folder, 'a.png'), bytes);
  mkdirSync(join(folder, 'encoded'));
  const old = { key: 'a-0123456789', width: 1, height: 1, placeholder: 'data:image/webp;base64,AA==' };
  await writeMetadata(folder, hashPicture(await drawPicture(31)), { ...old, source: 'a.png' });
  const { pictureOf } = await readPictures(folder, ['a.png']);
  expect(pictureOf.get('a.png')).toMatchObject({
    key: keyOfPicture('a.png', hashPicture(bytes), 60),
    width: 60,
  });
});
