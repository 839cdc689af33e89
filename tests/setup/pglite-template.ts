import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { wrapPglite } from '#api/db/open.ts';
import { saveDemoCatalog } from './demo-catalog.ts';

declare module 'vitest' {
  interface ProvidedContext {
    pgliteTemplate: string;
  }
}

/** Builds the demo shop's database once; each test file starts from a copy of it. */
export default async function setup(project: TestProject) {
  const client = await PGlite.create();
  await saveDemoCatalog((await wrapPglite(client)).db);
  const dump = await client.dumpDataDir('none');
  await client.close();
  const folder = mkdtempSync(join(tmpdir(), 'my-store-template-'));
  const file = join(folder, 'pglite.tar');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  project.provide('pgliteTemplate', file);
  return () => rmSync(folder, { recursive: true, force: true });
}
