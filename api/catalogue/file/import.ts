import { dirname } from 'node:path';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { type ApplyOptions, applyStaged } from './apply-staged.ts';
import { checkStaged, skipDependents } from './check-staged.ts';
import { findFormat, NO_FORMAT } from './formats/find-format.ts';
import { CatalogueProblems } from './problems.ts';
import { KINDS, type Kind } from './schema.ts';
import { hashFile } from './source.ts';
import { stageFile } from './stage-file.ts';
import { checkPictures, storeStagedPictures } from './stage-pictures.ts';
import { readProblems } from './staged-problems.ts';
import { dropStaging, nameStaging, openStaging, type Staging, withStagingLease } from './staging.ts';

/** The steps of an import, in order. */
export type ImportStep = 'reading' | 'checking' | 'pictures' | 'encoding' | 'saving' | 'search';

export interface ImportOptions extends Pick<ApplyOptions, 'isStockOverwritten' | 'actor' | 'log'> {
  db: Database;
  /** The catalogue file; picture paths are relative to it. */
  file: string;
  mediaDir: string;
  /** Whether to import valid rows and skip the others. */
  isBadSkipped?: boolean | undefined;
  /** Reports the progress of a step in bytes, pictures or products. */
  onProgress?: ((step: ImportStep, done: number, all: number) => void) | undefined;
}

/** The numbers of imported rows by kind, and of pictures. */
export interface Imported extends Record<Kind, number> {
  pictures: number;
  /** Rows that were skipped. */
  bad: number;
  /** The problems of skipped rows; undefined if there are none. */
  problems: CatalogueProblems | undefined;
  /** By which the import can be undone; undefined if it changed no product. */
  batchId: string | undefined;
}

async function countRows(
  db: Database,
  { rows, pictures }: Staging,
): Promise<Omit<Imported, 'problems' | 'batchId'>> {
  const { rows: counts } = await db.execute<{ kind: Kind | 'pictures' | 'bad'; count: number }>(sql`
    select case when is_bad then 'bad' else kind end as kind, count(*)::int as count from ${rows} group by 1
    union all select 'pictures', count(*)::int from ${pictures} where key is not null`);
  const countOf = new Map(counts.map(({ kind, count }) => [kind, count]));
  return Object.fromEntries(
    [...KINDS, 'pictures' as const, 'bad' as const].map((kind) => [kind, countOf.get(kind) ?? 0]),
  ) as Omit<Imported, 'problems' | 'batchId'>;
}

async function importStaged(
  options: ImportOptions,
  staging: Staging,
  { fileHash, rowsRead }: { fileHash: string; rowsRead: number },
): Promise<Imported> {
  const { db, file, mediaDir, isBadSkipped = false, log, onProgress } = options;
  const folder = dirname(file);
  const report = (step: ImportStep) => (done: number, all: number) => onProgress?.(step, done, all);
  await stageFile({ db, staging, file, fileHash, rowsRead, onBytes: report('reading') });
  onProgress?.('checking', 0, 1);
  await checkStaged(db, staging, isBadSkipped);
  await checkPictures({ db, staging, folder, onProgress: report('pictures') });
  if (isBadSkipped) await skipDependents(db, staging);
  const { shown, all, areOfRows } = await readProblems(db, staging);
  const problems = all > 0 ? new CatalogueProblems(file, shown, all - shown.length) : undefined;
  if (problems && !(isBadSkipped && areOfRows)) throw problems;
  // Stores pictures before rows: shoppers would notice rows whose pictures are missing, but not pictures without rows.
  await storeStagedPictures({ db, staging, folder, mediaDir, log, onProgress: report('encoding') });
  const counts = await countRows(db, staging);
  const { isStockOverwritten, actor } = options;
  const batchId = await applyStaged(db, staging, { isStockOverwritten, actor, log, onProgress });
  return { ...counts, problems, batchId };
}

/**
 * Imports a catalogue file with its pictures. If the file has problems, throws them and imports nothing, unless
 * `isBadSkipped`. The import is idempotent, resumes after an interruption, and needs little memory for files of any
 * size.
 */
export async function importCatalogue(options: ImportOptions): Promise<Imported> {
  const { db, file } = options;
  const format = findFormat(file);
  if (!format) throw new CatalogueProblems(file, [NO_FORMAT]);
  const fileHash = await hashFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new CatalogueProblems(file, [`the file can't be read (${error.code ?? error})`]);
  });
  const staging = nameStaging(file, format, fileHash);
  try {
    const rowsRead = await openStaging(db, staging);
    return await withStagingLease(db, staging, () => importStaged(options, staging, { fileHash, rowsRead }));
  } catch (error) {
    // The staging of a file with problems is useless: the corrected file gets its own. After any other error, the
    // import can be resumed.
    if (error instanceof CatalogueProblems) await dropStaging(db, staging);
    throw error;
  }
}
