import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** The Cache-Control of personal answers. */
export const PERSONAL_CACHE_CONTROL = 'private, no-store';

/** An uncached JSON answer. Its content type has the charset that clients of the contract expect; Hono's does not. */
export function answerJson(
  c: Context,
  content: object,
  status: ContentfulStatusCode = 200,
  headers: Record<string, string> = {},
): Response {
  return c.body(JSON.stringify(content), status, {
    'Content-Type': JSON_TYPE,
    'Cache-Control': PERSONAL_CACHE_CONTROL,
    ...headers,
  });
}
