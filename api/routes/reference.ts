/** The machine-readable and the readable description of this API: GET /v1/openapi.json, /docs, /docs/style.css. */
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { ANY_ORIGIN_HEADERS } from '#api/http/any-origin.ts';
import type { ApiEnv } from '#api/http/types.ts';
import { describeApi } from '#api/reference/openapi.ts';
import { renderReference } from '#api/reference/page.ts';
import { prepareText } from '#api/reference/prepared-text.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Prepares on first use: starting the shop need not wait for a page that few open. */
function prepareOnce(prepare: () => ReturnType<typeof prepareText>) {
  let answer: ReturnType<typeof prepareText> | undefined;
  return (request: Headers) => {
    answer ??= prepare();
    return answer(request);
  };
}

const answerDocument = prepareOnce(() =>
  prepareText(JSON.stringify(describeApi()), 'application/json', ANY_ORIGIN_HEADERS),
);
const answerPage = prepareOnce(() =>
  prepareText(String(renderReference('/api/docs/style.css')), 'text/html', {
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
  }),
);
const answerStyle = prepareOnce(() =>
  prepareText(readFileSync(new URL('../reference/style.css', import.meta.url), 'utf8'), 'text/css'),
);

export function referenceRoutes() {
  const routes = new Hono<ApiEnv>({ strict: false });
  routes.get('/v1/openapi.json', (c) => answerDocument(c.req.raw.headers));
  routes.get('/docs', (c) => answerPage(c.req.raw.headers));
  routes.get('/docs/style.css', (c) => answerStyle(c.req.raw.headers));
  return routes;
}
