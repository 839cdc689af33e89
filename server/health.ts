import { Hono } from 'hono';
import { sql } from '#api/platform/database/drizzle.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import type { ServerEnv } from './listener.ts';

const READY_MS = 2_000;

/** Whether the database answers in time. */
async function isAnswering({ db }: OpenDatabase): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, READY_MS, false);
  const asked = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** /healthz: the process lives. /readyz: it can serve, because its database (if it has one) answers. */
export function healthRoutes(database: OpenDatabase | undefined) {
  const routes = new Hono<ServerEnv>();
  routes.get('/healthz', (c) => c.json({ status: 'alive' }, 200, { 'Cache-Control': 'no-store' }));
  routes.get('/readyz', async (c) => {
    const isReady = database === undefined || (await isAnswering(database));
    return c.json({ status: isReady ? 'ready' : 'the database does not answer' }, isReady ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });
  return routes;
}
