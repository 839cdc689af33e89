import { readFileSync } from 'node:fs';

interface Journal {
  entries: { tag: string; when: number }[];
}

/** The newest migration this code knows: the shape of the tables that a backup was made from. */
export function findLastMigration(): { tag: string; when: number } {
  const journal = new URL('../platform/database/migrations/meta/_journal.json', import.meta.url);
  const last = (JSON.parse(readFileSync(journal, 'utf8')) as Journal).entries.at(-1);
  if (!last) throw new Error('there are no migrations');
  return last;
}
