/** The nightly work: unused uploads are deleted after a week, those in use never. */
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deleteUnusedPictures } from '#api/pictures/delete-unused.ts';
import { uploadFolderOf } from '#api/pictures/upload-folder.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { findMissingPictures } from '#api/platform/pictures/find-missing.ts';
import { listPictureFiles } from '#api/platform/pictures/names.ts';
import { brands } from '#api/schema/catalogue.ts';
import { pictureUploads } from '#api/schema/pictures.ts';
import { drawPicture } from '#tests/setup/small-catalogue.ts';
import { addMember, addSession, askAs } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const DAY_MS = 86_400_000;
const shop = await openTestShop();
const { api } = shop;
const { db, mediaDir } = api;
const editor = await addMember(shop);

async function upload(hue: number): Promise<string> {
  // Sessions end within the days that pass.
  const session = await addSession(shop, editor.id);
  const { body } = await askAs(shop, session, 'POST', '/pictures', { body: await drawPicture(hue) });
  return body.data.key;
}
const isThere = async (key: string) => {
  const [row] = await db.select().from(pictureUploads).where(eq(pictureUploads.key, key));
  return [Boolean(row), existsSync(join(mediaDir, `${key}.webp`))];
};
const setPicture = (picture: string) => db.update(brands).set({ picture });

test('a picture that nothing refers to is deleted after seven days, with its files', async () => {
  const [used, unused] = [await upload(10), await upload(20)];
  await shop.runJobs();
  const [brand] = await db.select().from(brands).limit(1);
  await setPicture(used);
  shop.passTime(6 * DAY_MS);
  await deleteUnusedPictures(api);
  expect(await isThere(unused)).toEqual([true, true]);
  // An upload of the same file begins its week again.
  expect(await upload(20)).toBe(unused);
  shop.passTime(6 * DAY_MS);
  await deleteUnusedPictures(api);
  expect(await isThere(unused)).toEqual([true, true]);
  shop.passTime(2 * DAY_MS);
  await deleteUnusedPictures(api);
  expect(await isThere(unused)).toEqual([false, false]);
  for (const name of listPictureFiles(unused)) expect(existsSync(join(mediaDir, name))).toBe(false);
  expect(await isThere(used)).toEqual([true, true]);

  // A week without use begins when the last reference goes.
  await setPicture(brand?.picture ?? '');
  await deleteUnusedPictures(api);
  shop.passTime(6 * DAY_MS);
  await deleteUnusedPictures(api);
  expect(await isThere(used)).toEqual([true, true]);
  shop.passTime(2 * DAY_MS);
  await deleteUnusedPictures(api);
  expect(await isThere(used)).toEqual([false, false]);
});

test('a picture that got into use since the last night is not deleted', async () => {
  const key = await upload(30);
  const [brand] = await db.select().from(brands).limit(1);
  await deleteUnusedPictures(api);
  shop.passTime(8 * DAY_MS);
  await setPicture(key);
  await deleteUnusedPictures(api);
  expect(await isThere(key)).toEqual([true, true]);
  await setPicture(brand?.picture ?? '');
});

test('those who refer to pictures learn which ones are missing', async () => {
  const key = await upload(40);
  const missing = await db.transaction((tx) => findMissingPictures(tx, [key, 'gone-0123456789w10']));
  expect(missing).toEqual(['gone-0123456789w10']);
});

test('leftovers of interrupted uploads go after a day, and missing AVIF files are encoded', async () => {
  const key = await upload(50);
  await db
    .update(pictureUploads)
    .set({ createdAt: new Date(api.clock() - 2 * DAY_MS) })
    .where(eq(pictureUploads.key, key));
  const folder = uploadFolderOf(mediaDir);
  mkdirSync(folder, { recursive: true });
  const [old, recent] = ['.received.old', '.received.new'].map((name) => join(folder, name)) as [
    string,
    string,
  ];
  for (const path of [old, recent]) writeFileSync(path, 'half');
  const now = api.clock() / 1000;
  utimesSync(old, now - 90_000, now - 90_000);
  utimesSync(recent, now, now);
  await deleteUnusedPictures(api);
  expect([existsSync(old), existsSync(recent)]).toEqual([false, true]);
  await shop.runJobs();
  expect(existsSync(join(mediaDir, `${key}-160.avif`))).toBe(true);
  expect(readdirSync(folder)).toEqual(['.received.new']);
});
