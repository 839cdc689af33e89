/** PUT /users/changeMyPassword, /users/updateMe. */
import { Hono } from 'hono';
import type { Api } from '#api/dependencies.ts';
import type { ApiEnv } from '#api/http/types.ts';

export function userRoutes(_api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });
  return routes;
}
