import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { count, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { writeAtomically } from '#api/platform/files.ts';
import { ExportRefused, exportPictures } from '#api/platform/pictures/export.ts';
import { products } from '#api/schema/catalogue.ts';
import { findFormat, NO_FORMAT } from './formats/find-format.ts';
import type { ReadKind } from './formats/format.ts';
import { createReadKind, type FindPaths, readUsedPictures } from './read-catalogue.ts';
import type { Kind } from './schema.ts';

export interface ExportOptions {
  db: Database;
  file: string;
  mediaDir: string;
  onProgress?: ((products: number, all: number) => void) | undefined;
}

const PICTURE_BATCH_SIZE = 500;

/** Exports the pictures. Their paths go into a temporary table: a million of them would need too much memory. */
async function writePictures(tx: Transaction, folder: string, mediaDir: string): Promise<FindPaths> {
  await tx.execute(
    sql`create temporary table exported_pictures (key text primary key, path text not null) on commit drop`,
  );
  let batch: { key: string; path: string }[] = [];
  const save = async () => {
    await tx.execute(sql`insert into exported_pictures
      select key, path from json_to_recordset(${JSON.stringify(batch)}::json) as exported (key text, path text)`);
    batch = [];
  };
  for await (const exported of exportPictures(folder, mediaDir, readUsedPictures(tx)))
    if (batch.push(exported) >= PICTURE_BATCH_SIZE) await save();
  await save();
  return async (keys) => {
    const { rows } = await tx.execute<{ key: string; path: string }>(
      sql`select key, path from exported_pictures where key = any(${sql.param([...new Set(keys)])}::text[])`,
    );
    const pathOf = new Map(rows.map(({ key, path }) => [key, path]));
    return (key) => {
      const path = pathOf.get(key);
      if (!path) throw new ExportRefused(`The database has no row of the picture ${key}.`);
      return path;
    };
  };
}

/**
 * Exports a snapshot of the catalogue, with current stock, ratings and offers, and its pictures beside the file.
 * `importCatalogue` can read the file. Returns the number of products.
 */
export async function exportCatalogue({ db, file, mediaDir, onProgress }: ExportOptions): Promise<number> {
  const format = findFormat(file);
  if (!format) throw new ExportRefused(`${file}: ${NO_FORMAT}.`);
  if (existsSync(file))
    throw new ExportRefused(`${file} is there already; name a file that does not exist yet.`);
  return db.transaction(
    async (tx) => {
      const [counted] = await tx.select({ all: count() }).from(products);
      const all = counted?.all ?? 0;
      const readAny = createReadKind(tx, await writePictures(tx, dirname(file), mediaDir));
      let read = 0;
      async function* readKind(kind: Kind) {
        for await (const rows of readAny(kind)) {
          yield rows;
          if (kind !== 'products') continue;
          read += rows.length;
          onProgress?.(read, all);
        }
      }
      await writeAtomically(file, format.compose(readKind as ReadKind));
      return all;
    },
    { isolationLevel: 'repeatable read' },
  );
}
