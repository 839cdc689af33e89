import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordAudit } from '#api/audit/record-audit.ts';
import type { Actor, Api } from '#api/dependencies.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { writeAtomically } from '#api/platform/files.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { hashPicture, keyOfPicture, listPictureFiles } from '#api/platform/pictures/names.ts';
import { type PictureRow, pictures } from '#api/platform/pictures/tables.ts';
import { pictureUploads } from '#api/schema/pictures.ts';
import { type Crop, MAX_PICTURE_BYTES } from '#contract/pictures/upload-rules.ts';
import { encodeInTurn } from './encoding-slots.ts';
import { receiveFile } from './receive-file.ts';
import { makeUploadPath, masterOf } from './upload-folder.ts';

type UploadDeps = Pick<Api, 'db' | 'jobs' | 'mediaDir' | 'clock'>;

interface Upload {
  body: ReadableStream<Uint8Array> | null;
  crop: Crop;
  actor: Actor;
}

const listWebpFiles = (key: string) => listPictureFiles(key, ['webp']);
const isStored = (mediaDir: string, key: string) =>
  listWebpFiles(key).every((name) => existsSync(join(mediaDir, name)));

/** Stores the WebP files of a picture that are missing, and the normalized picture for its AVIF files. */
async function storeFiles(mediaDir: string, key: string, master: Uint8Array): Promise<void> {
  const { derivePictures } = await import('#api/platform/pictures/encode.ts');
  const files = derivePictures(key, master);
  for (const name of listWebpFiles(key)) {
    const path = join(mediaDir, name);
    const encode = files.get(name);
    if (encode && !existsSync(path)) await writeAtomically(path, await encode(), 0o600);
  }
  await writeAtomically(masterOf(mediaDir, key), master, 0o600);
}

/** Decodes a received file, describes it and stores its files. */
async function encodeUpload(mediaDir: string, path: string, { crop, hash }: { crop: Crop; hash: string }) {
  const { normalizePicture } = await import('./normalize-picture.ts');
  const { describePicture } = await import('#api/platform/pictures/encode.ts');
  const master = await normalizePicture(await readFile(path), crop);
  const description = await describePicture(master);
  // Named by content alone: names of files can tell who took a picture, and where.
  const source = `uploads/${hash.slice(10, 26)}.webp`;
  const key = keyOfPicture(source, hash, description.width);
  await storeFiles(mediaDir, key, master);
  return { picture: { key, source, ...description }, master };
}

/** Adds the rows of a picture and the job that encodes its AVIF files. */
async function addRows(
  { db, jobs, clock }: UploadDeps,
  picture: PictureRow,
  { hash, actor }: { hash: string; actor: Actor },
): Promise<void> {
  const { key } = picture;
  await db.transaction(async (tx) => {
    await tx.insert(pictures).values(picture).onConflictDoNothing();
    const unusedSince = new Date(clock());
    const [added] = await tx
      .insert(pictureUploads)
      .values({ key, hash, staffId: actor.staffId, createdAt: unusedSince, unusedSince })
      .onConflictDoNothing()
      .returning({ key: pictureUploads.key });
    if (!added) return;
    await recordAudit(tx, actor, { action: 'picture.uploaded', id: key, label: key });
    await jobs.send(tx, 'picture', { key });
  });
  jobs.wake('picture');
}

/** An earlier upload of the same file with the same crop. Restarts the count of its unused days. */
async function findUploaded(
  { db, mediaDir, clock }: UploadDeps,
  hash: string,
): Promise<PictureRow | undefined> {
  const [again] = await db
    .update(pictureUploads)
    .set({ unusedSince: new Date(clock()) })
    .where(eq(pictureUploads.hash, hash))
    .returning({ key: pictureUploads.key });
  if (!again) return undefined;
  if (!isStored(mediaDir, again.key)) {
    await db.update(pictureUploads).set({ hasAvif: false }).where(eq(pictureUploads.key, again.key));
    return undefined;
  }
  const [picture] = await db.select().from(pictures).where(eq(pictures.key, again.key));
  return picture;
}

/** Receives a picture and stores it under a name made from its content. Safe to repeat. */
export async function uploadPicture(deps: UploadDeps, { body, crop, actor }: Upload): Promise<PictureRow> {
  const { mediaDir } = deps;
  const path = makeUploadPath(mediaDir);
  const received = await receiveFile({
    body,
    path,
    maxBytes: MAX_PICTURE_BYTES,
    tooLarge: 'picture-file-too-large',
  });
  try {
    if (received.bytes === 0) throw refuse('picture-required');
    const hash = hashPicture(Buffer.from(`${received.hash} ${JSON.stringify(crop)}`));
    const known = await findUploaded(deps, hash);
    if (known) return known;
    const { picture, master } = await encodeInTurn(() => encodeUpload(mediaDir, path, { crop, hash }));
    await addRows(deps, picture, { hash, actor });
    // The nightly deletion of this very picture may have removed files before these rows were added.
    if (!isStored(mediaDir, picture.key)) await encodeInTurn(() => storeFiles(mediaDir, picture.key, master));
    return picture;
  } finally {
    await rm(path, { force: true });
  }
}
