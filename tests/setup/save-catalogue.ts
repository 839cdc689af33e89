import { randomBytes } from 'node:crypto';
import { type ApplyOptions, applyStaged } from '#api/catalogue/file/apply-staged.ts';
import { json } from '#api/catalogue/file/formats/json.ts';
import { type CatalogueFile, KINDS } from '#api/catalogue/file/schema.ts';
import { stageRow } from '#api/catalogue/file/staged-row.ts';
import { addRows, nameStaging, openStaging } from '#api/catalogue/file/staging.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { PictureRow } from '#api/platform/pictures/tables.ts';

/** Saves a valid catalogue as an import does, without encoding pictures. */
export async function saveCatalogue(
  db: Database,
  catalogue: CatalogueFile,
  pictureOf: ReadonlyMap<string, PictureRow>,
  options: ApplyOptions = {},
): Promise<void> {
  const staging = nameStaging('a test', json, randomBytes(8).toString('hex'));
  const before = await openStaging(db, staging);
  const rows = KINDS.flatMap((kind) =>
    (catalogue[kind] ?? []).map((input, number) => stageRow(json, { kind, number, input }).row),
  );
  await addRows(db, staging, { before, after: rows.length }, rows, []);
  const found = JSON.stringify([...pictureOf.values()]);
  await db.execute(
    sql`insert into ${staging.pictures} select * from json_populate_recordset(null::${staging.pictures}, ${found}::json)`,
  );
  await applyStaged(db, staging, options);
}
