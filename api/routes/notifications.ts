/** What payment gateways tell us: POST /payments/{gateway}. */
import { Hono } from 'hono';
import type { Api } from '#api/dependencies.ts';
import type { ApiEnv } from '#api/http/types.ts';

export function notificationRoutes(_api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });
  return routes;
}
