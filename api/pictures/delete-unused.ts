import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Api } from '#api/dependencies.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import { listPictureFiles } from '#api/platform/pictures/names.ts';
import { DAY_MS } from '#contract/times.ts';
import { keysInUse } from './references.ts';
import { masterOf, uploadFolderOf } from './upload-folder.ts';

const MAX_UNUSED_DAYS = 7;
const BATCH_SIZE = 100;

type Deps = Pick<Api, 'db' | 'jobs' | 'mediaDir' | 'clock'>;

/** Notes which uploaded pictures are in use, and since when the others are not. */
async function updateUse({ db, clock }: Deps): Promise<void> {
  await db.execute(sql`
    with used as (
      select key from picture_uploads where key in (${keysInUse})
    ), seen as (
      select u.key, used.key is not null as is_used from picture_uploads u left join used on used.key = u.key
    )
    update picture_uploads u set unused_since = case when is_used then null else ${new Date(clock())}::timestamptz end
    from seen where seen.key = u.key and is_used = (unused_since is not null)`);
}

/** Deletes some pictures that were unused for long enough; returns how many there were. */
async function deleteBatch({ db, mediaDir, clock }: Deps): Promise<number> {
  const unusedBefore = new Date(clock() - MAX_UNUSED_DAYS * DAY_MS);
  return db.transaction(async (tx) => {
    // Locked, so that nobody refers to these pictures from here on.
    const { rows } = await tx.execute<{ key: string }>(sql`
      select p.key from pictures p join picture_uploads u on u.key = p.key
      where u.unused_since < ${unusedBefore} order by p.key limit ${BATCH_SIZE} for update`);
    if (rows.length === 0) return 0;
    const among = sql.join(
      rows.map(({ key }) => sql`${key}`),
      sql`, `,
    );
    const { rows: inUse } = await tx.execute<{ key: string }>(
      sql`select distinct key from (${keysInUse}) as refs where key in (${among})`,
    );
    const used = new Set(inUse.map(({ key }) => key));
    for (const { key } of rows) {
      if (used.has(key)) {
        await tx.execute(sql`update picture_uploads set unused_since = null where key = ${key}`);
        continue;
      }
      await tx.execute(sql`delete from pictures where key = ${key}`);
      // Before the commit: an upload of the same picture waits for it, and then writes the files again.
      for (const name of listPictureFiles(key)) await rm(join(mediaDir, name), { force: true });
      await rm(masterOf(mediaDir, key), { force: true });
    }
    return rows.length;
  });
}

/** Deletes what interrupted uploads left. */
async function deleteLeftovers({ db, mediaDir, clock }: Deps): Promise<void> {
  const folder = uploadFolderOf(mediaDir);
  const { rows } = await db.execute<{ key: string }>(sql`select key from picture_uploads where not has_avif`);
  const needed = new Set(rows.map(({ key }) => `${key}.png`));
  for (const name of await readdir(folder).catch(() => [])) {
    if (needed.has(name)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < clock() - DAY_MS) await rm(path, { force: true });
  }
}

/** Sends the jobs of pictures whose AVIF files are still missing, for instance after a restore. */
async function resendJobs({ db, jobs, clock }: Deps): Promise<void> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from picture_uploads where not has_avif and created_at < ${new Date(clock() - DAY_MS)}`,
  );
  for (const { key } of rows) await jobs.send(db, 'picture', { key });
}

/** The nightly job for uploaded pictures: deletes those that nothing has referred to for a week. */
export async function deleteUnusedPictures(deps: Deps): Promise<void> {
  await updateUse(deps);
  while ((await deleteBatch(deps)) === BATCH_SIZE);
  await deleteLeftovers(deps);
  await resendJobs(deps);
}
