import type { IncomingMessage } from 'node:http';
import { HTTPException } from 'hono/http-exception';
import { MAX_BODY_BYTES } from '#api/platform/http/middleware.ts';

/** Long bodies are held in memory and anybody may send one, so only so many are read at once. */
const MAX_LONG_BODIES = 32;
let longBodies = 0;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/**
 * Reads a request's body before the request is queued, so that a slow sender blocks no other request. Stores it in `rawBody`,
 * where @hono/node-server looks for a body that was read already. Stops reading a body that is longer than the API accepts.
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
