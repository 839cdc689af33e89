/** Reviews: /products/{id}/reviews and /reviews. */
import { Hono } from 'hono';
import type { Api } from '#api/dependencies.ts';
import type { ApiEnv } from '#api/http/types.ts';

export function reviewRoutes(_api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });
  return routes;
}
