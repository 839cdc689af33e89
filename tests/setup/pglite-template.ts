import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { createEngine } from '#api/platform/database/embedded-engine.ts';
import { wrapPglite } from '#api/platform/database/open.ts';
import { openJobs } from '#api/platform/jobs/open.ts';
import { saveDemoCatalogue } from './demo-catalogue.ts';
import { makeDataFolder } from './running-shop.ts';
import { share } from './share.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The demo shop's database, as a file to load into memory. */
    pgliteTemplate: string;
    /** Data folders of stopped shops: with the demo catalogue's rows, and with none. */
    dataTemplates: { demo: string; empty: string };
  }
}

async function makeTemplate() {
  const { folder, remove } = makeDataFolder();
  const dataTemplates = { demo: join(folder, 'demo'), empty: join(folder, 'empty') };
  const pgliteTemplate = join(folder, 'pglite.tar');
  for (const one of Object.values(dataTemplates)) mkdirSync(one);
  const empty = await createEngine({ dataDir: `${dataTemplates.empty}/pglite` });
  // Creates the job tables in advance, because that takes longer than most tests.
  await (await openJobs({ database: await wrapPglite(empty), log: pino({ level: 'silent' }) })).close();
  const bare = await empty.dumpDataDir('none');
  await empty.close();
  const demo = await createEngine({ dataDir: `${dataTemplates.demo}/pglite`, loadDataDir: bare });
  await saveDemoCatalogue((await wrapPglite(demo)).db);
  // After a checkpoint, opening a copy has no write-ahead log to replay.
  await demo.exec('checkpoint');
  writeFileSync(pgliteTemplate, Buffer.from(await (await demo.dumpDataDir('none')).arrayBuffer()));
  await demo.close();
  return { value: { pgliteTemplate, dataTemplates }, remove: async () => remove() };
}

/** Creates the embedded database once, because copying it is much faster. */
export default async function setup(project: TestProject) {
  const { value, remove } = await share('pglite', makeTemplate);
  project.provide('pgliteTemplate', value.pgliteTemplate);
  project.provide('dataTemplates', value.dataTemplates);
  return remove;
}
