import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { products } from '#api/catalogue/tables.ts';
import { count } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { writeAtomically } from '#api/platform/files.ts';
import { ExportRefused, exportPictures } from '#api/platform/pictures/export.ts';
import { findFormat, NO_FORMAT } from './formats/find-format.ts';
import type { ReadKind } from './formats/format.ts';
import { createReadKind, readUsedPictures } from './read-shop.ts';
import type { Kind } from './schema.ts';

export interface ExportOptions {
  db: Database;
  file: string;
  mediaDir: string;
  onProgress?: ((products: number, all: number) => void) | undefined;
}

async function readKinds(tx: Transaction, folder: string, mediaDir: string): Promise<ReadKind> {
  const sourceOf = await exportPictures(folder, mediaDir, readUsedPictures(tx));
  return createReadKind(tx, (key) => {
    const source = sourceOf.get(key);
    if (!source) throw new ExportRefused(`The database has no row of the picture ${key}.`);
    return source;
  });
}

/**
 * Writes the shop's catalogue as it is at one moment, live stock, ratings and offers included, with its pictures beside it:
 * what importCatalogue reads. Answers how many products there are.
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
      const readAny = await readKinds(tx, dirname(file), mediaDir);
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
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
