/** Serves the description of this API: /v1/openapi.json for programs, /docs and /docs/style.css for people. */
import { type Context, Hono } from 'hono';
import type { ApiEnv } from '#api/dependencies.ts';
import { type PreparedBytes, prepareBytes, respondCompressed } from '#api/platform/caches/prepared-bytes.ts';
import { JSON_TYPE, PERSONAL_CACHE_CONTROL } from '#api/platform/http/answer-headers.ts';
import { readStylesheet } from '#api/platform/http/html-page.ts';
import { ANY_ORIGIN_HEADERS } from '#api/platform/http/middleware.ts';
import { describeApi, describeStaffApi } from './openapi.ts';
import { renderReference } from './page.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Builds a text on first use, to keep start-up fast. */
function prepareOnce(write: () => string, contentType: string, headers: Record<string, string> = {}) {
  let text: PreparedBytes | undefined;
  return (c: Context) => {
    text ??= prepareBytes(write(), { contentType, headers: { 'Cache-Control': 'no-cache', ...headers } });
    return respondCompressed(text, c.req.raw.headers);
  };
}

const answerDocument = prepareOnce(() => JSON.stringify(describeApi()), JSON_TYPE, ANY_ORIGIN_HEADERS);
/** The document of the calls for the staff, which only they may read. */
export const answerStaffDocument = prepareOnce(() => JSON.stringify(describeStaffApi()), JSON_TYPE, {
  'Cache-Control': PERSONAL_CACHE_CONTROL,
});
const answerPage = prepareOnce(
  () => String(renderReference('/api/docs/style.css')),
  'text/html; charset=utf-8',
  { 'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff' },
);
const answerStyle = prepareOnce(
  () => readStylesheet(new URL('./page.css', import.meta.url), new URL('./calls.css', import.meta.url)),
  'text/css; charset=utf-8',
);

/** The routes of the API reference. */
export function referenceRoutes() {
  const routes = new Hono<ApiEnv>({ strict: false });
  routes.get('/v1/openapi.json', answerDocument);
  routes.get('/docs', answerPage);
  routes.get('/docs/style.css', answerStyle);
  return routes;
}
