/** The machine-readable and the readable description of this API. */
import { Hono } from 'hono';
import type { Api } from '#api/dependencies.ts';
import type { ApiEnv } from '#api/http/types.ts';

export function referenceRoutes(_api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });
  return routes;
}
