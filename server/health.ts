import { Hono } from 'hono';
import { sql } from '#api/platform/database/drizzle.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import type { ServerEnv } from './request-listener.ts';

const DATABASE_TIMEOUT_MS = 2_000;

/** Whether the database answers in time. */
async function isDatabaseReady({ db }: OpenDatabase): Promise<boolean> {
  const { promise: timeout, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, DATABASE_TIMEOUT_MS, false);
  const query = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([query, timeout]).finally(() => clearTimeout(timer));
}

/** /healthz answers 200 while the process is alive, /readyz only if its database, if any, answers. */
export function healthRoutes(database: OpenDatabase | undefined) {
  const routes = new Hono<ServerEnv>();
  routes.get('/healthz', (c) => c.json({ status: 'alive' }, 200, { 'Cache-Control': 'no-store' }));
  routes.get('/readyz', async (c) => {
    const isReady = database === undefined || (await isDatabaseReady(database));
    return c.json({ status: isReady ? 'ready' : 'the database does not answer' }, isReady ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });
  return routes;
}
