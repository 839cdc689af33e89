import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { readPictures } from '#api/platform/pictures/read.ts';
import { storePictures } from '#api/platform/pictures/store.ts';
import type { PictureRow } from '#api/platform/pictures/tables.ts';
import { addProblems, markBad } from './staged-problems.ts';
import type { Staging } from './staging.ts';

const PICTURE_BATCH_SIZE = 500;

interface PictureOptions {
  db: Database;
  staging: Staging;
  /** The folder of the catalogue file; picture paths are relative to it. */
  folder: string;
  onProgress?: ((done: number, all: number) => void) | undefined;
}

/** Lists the staged pictures in batches. */
async function* listPictures({ db, staging, onProgress }: PictureOptions): AsyncGenerator<PictureRow[]> {
  const { rows: counts } = await db.execute<{ all: number }>(
    sql`select count(*)::int as all from ${staging.pictures}`,
  );
  let done = 0;
  for (let last = ''; ; ) {
    const { rows } = await db.execute<PictureRow & Record<string, unknown>>(
      sql`select source, key, width, height, placeholder from ${staging.pictures}
        where source > ${last} order by source limit ${PICTURE_BATCH_SIZE}`,
    );
    if (rows.length > 0) yield rows;
    done += rows.length;
    onProgress?.(done, counts[0]?.all ?? 0);
    if (rows.length < PICTURE_BATCH_SIZE) return;
    last = rows.at(-1)?.source ?? '';
  }
}

/** Checks each picture that rows refer to, once. */
export async function checkPictures(options: PictureOptions): Promise<void> {
  const { db, staging, folder } = options;
  const { rows, pictures, format } = staging;
  // The files may have changed since an interrupted import.
  await db.execute(sql`delete from ${pictures}`);
  await db.execute(sql`insert into ${pictures} (source)
    select distinct named.source from ${rows}, unnest(pictures) as named (source) where named.source <> ''`);
  for await (const batch of listPictures(options)) {
    const sources = batch.map(({ source }) => source);
    const { pictureOf, problemOf } = await readPictures(folder, sources);
    const found = [
      ...pictureOf.values(),
      ...[...problemOf].map(([source, problem]) => ({ source, problem })),
    ];
    await db.execute(sql`update ${pictures} p set key = found.key, width = found.width, height = found.height,
        placeholder = found.placeholder, problem = found.problem
      from json_populate_recordset(null::${pictures}, ${JSON.stringify(found)}::json) found
      where p.source = found.source`);
  }
  const [image, cover, images] = ['image', 'imageCover', 'images'].map(format.fieldOf);
  await addProblems(db, staging, {
    isOfPicture: true,
    at: sql`2000 + named.at`,
    text: sql`case when r.kind <> 'products' then ${image} when named.at = 1 then ${cover}
      else ${images} || '[' || named.at - 2 || ']' end || ': ' || p.problem`,
    from: sql`from ${rows} r, unnest(r.pictures) with ordinality as named (source, at), ${pictures} p
      where p.source = named.source and p.problem is not null`,
  });
  await markBad(db, staging);
}

/** Stores the valid pictures in the media folder. */
export async function storeStagedPictures(
  options: PictureOptions & { mediaDir: string; log?: ((line: string) => void) | undefined },
): Promise<void> {
  const { folder, mediaDir, log } = options;
  for await (const batch of listPictures(options)) {
    await storePictures({ folder, mediaDir, pictures: batch.filter(({ key }) => key !== null), log });
  }
}
