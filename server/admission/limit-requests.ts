import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { corsHeadersOf, MAX_BODY_BYTES } from '#api/platform/http/middleware.ts';
import { answerRefusal, refuse } from '#api/platform/http/refusal.ts';
import type { RefusalCode } from '#contract/refusals/refusals.ts';
import type { ServerEnv } from '#server/request-listener.ts';

const MAX_URL_LENGTH = 8_000;

/** Answers a refusal outside the API's own routes: as JSON to API clients, as plain text to people. */
export function answerRefused(c: Context<ServerEnv>, code: RefusalCode, values: string[] = []): Response {
  // Without CORS headers a browser client would see a network error instead of the text.
  const refusal = refuse(code, { values, headers: { ...corsHeadersOf(c.req.path) } });
  if (!c.req.path.startsWith('/api')) {
    return c.text(refusal.message, refusal.status, { 'Cache-Control': 'no-store' });
  }
  return answerRefusal(c, refusal);
}

/** Refuses malformed requests. Node's HTTP server limits header sizes and slow senders. */
export function limitRequests(): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (!c.env.origin) return answerRefused(c, 'bad-host');
    if (c.req.url.length > MAX_URL_LENGTH) return answerRefused(c, 'address-too-long');
    if (!isDecodable(c.req.url)) return answerRefused(c, 'bad-address');
    return next();
  };
}

/** Checked here because libraries throw errors of their own on broken percent-encoding. */
function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/**
 * How many bodies above MAX_BODY_BYTES are read at once. The limit is needed because anybody may send them, and each
 * is held in memory.
 */
const MAX_LONG_BODIES = 32;
let longBodies = 0;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/**
 * Reads a request's body before the request is queued, so that a slow sender blocks no other request. Stores it in
 * `rawBody`, where @hono/node-server looks for a body that was read already. Stops reading a body that is longer than
 * the API accepts.
 */
export function readBody(
  incoming: IncomingMessage & { rawBody?: Buffer },
  maxBytes: number,
): Promise<void> | undefined {
  if (!hasBody(incoming) || Number(incoming.headers['content-length']) > maxBytes) return undefined;
  return new Promise<void>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let isLong = false;
    const finish = () => {
      incoming.off('close', abort);
      incoming.rawBody = Buffer.concat(chunks);
      end(resolve);
    };
    const abort = () => end(() => reject(new Error('the client disconnected while it sent its request')));
    const end = (settle: () => void) => {
      if (isLong) longBodies -= 1;
      isLong = false;
      settle();
    };
    if (incoming.destroyed) return abort();
    incoming.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes > maxBytes) {
        incoming.pause();
        return finish();
      }
      if (isLong || bytes <= MAX_BODY_BYTES) return;
      if (longBodies >= MAX_LONG_BODIES) {
        incoming.pause();
        return end(() => reject(new HTTPException(503)));
      }
      isLong = true;
      longBodies += 1;
    });
    incoming.once('end', finish);
    incoming.once('error', (error) => end(() => reject(error)));
    incoming.once('close', abort);
  });
}
