/** Cash orders, card checkout, own orders. */
import { Hono } from 'hono';
import type { Api } from '#api/dependencies.ts';
import type { ApiEnv } from '#api/http/types.ts';

export function orderRoutes(_api: Api, _version: 'v1' | 'v2') {
  const routes = new Hono<ApiEnv>({ strict: false });
  return routes;
}
