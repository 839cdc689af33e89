import pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#api/platform/database/open.ts';
import { openJobs } from '#api/platform/jobs/open.ts';
import { saveDemoCatalogue } from './demo-catalogue.ts';
import { startPostgres } from './postgres-server.ts';
import { share } from './share.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

async function makeTemplate() {
  const server = await startPostgres();
  const url = server.urlOf('postgres');
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query('create database shop_template');
  await admin.end();
  const log = pino({ level: 'silent' });
  const template = await openPostgres(server.urlOf('shop_template'), log);
  await saveDemoCatalogue(template.db);
  await (await openJobs({ database: template, log })).close();
  await template.close();
  return { value: url, remove: server.remove };
}

/** Starts PostgreSQL and builds the demo shop's database once, as a template for the test files. */
export default async function setup(project: TestProject) {
  const { value, remove } = await share('postgres', makeTemplate);
  project.provide('postgresUrl', value);
  return remove;
}
