/** Serves the description of this API: /v1/openapi.json for programs, /docs and /docs/style.css for people. */
import { type Context, Hono } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { type PreparedBytes, prepareBytes, respondCompressed } from '#api/platform/caches/prepared-bytes.ts';
import { JSON_TYPE, PERSONAL_CACHE_CONTROL } from '#api/platform/http/answer-headers.ts';
import { readStylesheet } from '#api/platform/http/html-page.ts';
import { ANY_ORIGIN_HEADERS } from '#api/platform/http/middleware.ts';
import { describeApi, describeStaffApi } from './openapi.ts';
import { renderReference } from './page.ts';

const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type ReadName = () => Promise<string>;

/** Builds a text on first use, to keep start-up fast, and again when the shop has another name. */
function prepareFor(
  readName: ReadName,
  write: (shop: string) => string,
  contentType: string,
  headers: Record<string, string> = {},
) {
  let prepared: { shop: string; bytes: PreparedBytes } | undefined;
  return async (c: Context) => {
    const shop = await readName();
    if (prepared?.shop !== shop) {
      const all = { 'Cache-Control': 'no-cache', ...headers };
      prepared = { shop, bytes: prepareBytes(write(shop), { contentType, headers: all }) };
    }
    return respondCompressed(prepared.bytes, c.req.raw.headers);
  };
}

const readNameOf =
  ({ shopSettings }: Pick<Api, 'shopSettings'>): ReadName =>
  async () =>
    (await shopSettings.read()).name.nameEn;

/** Answers the document of the calls for the staff, which only they may read. */
export const answerStaffDocument = (api: Pick<Api, 'shopSettings'>) =>
  prepareFor(readNameOf(api), (shop) => JSON.stringify(describeStaffApi(shop)), JSON_TYPE, {
    'Cache-Control': PERSONAL_CACHE_CONTROL,
  });

/** The routes of the API reference. */
export function referenceRoutes(api: Pick<Api, 'shopSettings'>) {
  const routes = new Hono<ApiEnv>({ strict: false });
  const readName = readNameOf(api);
  const writeDocument = (shop: string) => JSON.stringify(describeApi(shop));
  const writePage = (shop: string) => String(renderReference(shop, '/api/docs/style.css'));
  const writeStyle = () =>
    readStylesheet(new URL('./page.css', import.meta.url), new URL('./calls.css', import.meta.url));
  routes.get('/v1/openapi.json', prepareFor(readName, writeDocument, JSON_TYPE, ANY_ORIGIN_HEADERS));
  routes.get(
    '/docs',
    prepareFor(readName, writePage, 'text/html; charset=utf-8', {
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
      'X-Content-Type-Options': 'nosniff',
    }),
  );
  routes.get(
    '/docs/style.css',
    prepareFor(async () => '', writeStyle, 'text/css; charset=utf-8'),
  );
  return routes;
}
