import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Of every answer that is not the same for everybody. */
export const NOBODY_KEEPS = 'private, no-store';

/** A JSON answer for whoever asked, with the content type that clients of the contract see; Hono's own leaves the charset out. */
export function answerJson(
  c: Context,
  content: object,
  status: ContentfulStatusCode = 200,
  headers: Record<string, string> = {},
): Response {
  return c.body(JSON.stringify(content), status, {
    'Content-Type': JSON_TYPE,
    'Cache-Control': NOBODY_KEEPS,
    ...headers,
  });
}
