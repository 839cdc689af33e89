import { renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importCatalogue } from '#api/catalogue/file/import.ts';
import { createEngine } from '#api/platform/database/embedded-engine.ts';
import { wrapPglite } from '#api/platform/database/open.ts';
import { makeFolder, syncFolder, syncTree } from '#api/platform/files.ts';
import { tightenAll } from '#api/platform/private-files.ts';
import { addDemoReviews } from '#api/reviews/demo-reviews.ts';
import { DAY_MS } from '#contract/times.ts';
import { type FillOptions, fillShop } from './fill-shop.ts';
import { Timeline, withClock } from './timeline.ts';

interface FolderOptions extends Omit<FillOptions, 'database' | 'timeline'> {
  /** The data folder, which must not exist yet. */
  folder: string;
  catalogueFile: string;
  reviewsFile: string;
  /** Called with the folder's temporary path, before the folder gets its final name. */
  finish: (folder: string) => void;
}

/**
 * Makes the data folder of a demo under a temporary name, so that a folder with the final name is complete. Syncs all
 * files once at the end, which takes a fraction of the time of syncing each commit.
 */
export async function fillFolder({ folder, catalogueFile, reviewsFile, finish, ...options }: FolderOptions) {
  const making = `${folder}.new`;
  const dataDir = join(making, 'pglite');
  rmSync(making, { recursive: true, force: true });
  makeFolder(making, 0o700);
  const timeline = new Timeline(options.now - options.days * DAY_MS);
  // The engine starts at the past time, too: setting its clock back later would confuse its timers.
  await withClock(
    () => timeline.now,
    async () => {
      const client = await createEngine({ dataDir });
      const database = await wrapPglite(client);
      await importCatalogue({ db: database.db, file: catalogueFile, mediaDir: join(making, 'media') });
      await addDemoReviews(database.db, reviewsFile);
      await fillShop({ ...options, database, timeline });
      await database.close();
    },
  );
  tightenAll(dataDir, { count: 0, stillOpen: [] });
  finish(making);
  syncTree(making);
  renameSync(making, folder);
  syncFolder(dirname(folder));
}
