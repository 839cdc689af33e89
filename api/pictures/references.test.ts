import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getTableName, is, pgCore } from '#api/platform/database/drizzle.ts';
import { PICTURE_COLUMNS } from './references.ts';

const nameOf = (table: InstanceType<typeof pgCore.PgTable>, column: string) =>
  `${getTableName(table)}.${column}`;

/** The columns of the schema that hold pictures, by their names. */
async function findPictureColumns(): Promise<string[]> {
  const files = readdirSync('api/schema').filter((name) => name.endsWith('.ts'));
  const schemas = await Promise.all(files.map((name) => import(`../schema/${name.slice(0, -3)}.ts`)));
  return schemas
    .flatMap((schema) => Object.values(schema))
    .filter((value) => is(value, pgCore.PgTable))
    .flatMap((table) =>
      pgCore
        .getTableConfig(table)
        .columns.filter(({ name }) =>
          /(?:^|_)(?:picture|pictures|cover|image|images)(?:_en|_ar)?$/.test(name),
        )
        .map(({ name }) => nameOf(table, name)),
    );
}

test('every column that holds pictures protects them from deletion', async () => {
  const known = PICTURE_COLUMNS.map((column) => nameOf(column.table, column.name));
  expect(known.sort()).toEqual((await findPictureColumns()).sort());
});
