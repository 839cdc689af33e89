import { globSync } from 'node:fs';
import { is, pgCore } from '#api/platform/database/drizzle.ts';

const files = globSync('api/**/tables.ts');
const modules: object[] = await Promise.all(files.map((file) => import(`${process.cwd()}/${file}`)));

/** Every table of the database, found as the migration tool finds them. */
export const allTables = modules
  .flatMap((module) => Object.values(module))
  .filter((part): part is InstanceType<typeof pgCore.PgTable> => is(part, pgCore.PgTable));
