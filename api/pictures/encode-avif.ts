import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Api } from '#api/dependencies.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { readIfExists, writeAtomically } from '#api/platform/files.ts';
import { listPictureFiles } from '#api/platform/pictures/names.ts';
import { pictureUploads } from '#api/schema/pictures.ts';
import { encodeInTurn } from './encoding-slots.ts';
import { masterOf } from './upload-folder.ts';

/** Encodes the AVIF files of an uploaded picture, which takes seconds. New uploads may be encoded between two files. */
export async function encodeAvif({ db, mediaDir }: Pick<Api, 'db' | 'mediaDir'>, key: string): Promise<void> {
  const [upload] = await db.select().from(pictureUploads).where(eq(pictureUploads.key, key));
  if (!upload || upload.hasAvif) return;
  // After a restore there is only the full WebP.
  const master =
    (await readIfExists(masterOf(mediaDir, key))) ?? (await readIfExists(join(mediaDir, `${key}.webp`)));
  if (!master) return;
  const { derivePictures } = await import('#api/platform/pictures/encode.ts');
  const files = derivePictures(key, master);
  const names = listPictureFiles(key, ['avif']);
  for (const name of names) {
    const path = join(mediaDir, name);
    const encode = files.get(name);
    if (encode && !existsSync(path)) await writeAtomically(path, await encodeInTurn(encode), 0o600);
  }
  const done = await db
    .update(pictureUploads)
    .set({ hasAvif: true })
    .where(eq(pictureUploads.key, key))
    .returning({ key: pictureUploads.key });
  // The picture was deleted meanwhile.
  if (done.length === 0) for (const name of names) await rm(join(mediaDir, name), { force: true });
  await rm(masterOf(mediaDir, key), { force: true });
}
