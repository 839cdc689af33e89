/** The built-in test card page at /pay/{session}. */
import { Hono } from 'hono';
import type { Api } from '#api/dependencies.ts';
import type { ApiEnv } from '#api/http/types.ts';

export function payRoutes(_api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });
  return routes;
}
