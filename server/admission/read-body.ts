import type { IncomingMessage } from 'node:http';
import { HTTPException } from 'hono/http-exception';
import { MAX_BODY_BYTES } from '#api/platform/http/middleware.ts';

/** Long bodies that are read at the same time: strangers, too, may send one, and each is kept in memory. */
const MAX_LONG = 32;
let longNow = 0;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/**
 * Reads a request's body before the request takes a place in a queue: whoever sends slowly makes nobody wait. It is left where
 * @hono/node-server looks for bodies that were read before. One that is too long for the API is not read to its end.
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
      incoming.off('close', leave);
      incoming.rawBody = Buffer.concat(chunks);
      end(resolve);
    };
    const leave = () => end(() => reject(new Error('the client left in the middle of its request')));
    const end = (settle: () => void) => {
      if (isLong) longNow -= 1;
      isLong = false;
      settle();
    };
    if (incoming.destroyed) return leave();
    incoming.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes > maxBytes) {
        incoming.pause();
        return finish();
      }
      if (isLong || bytes <= MAX_BODY_BYTES) return;
      if (longNow >= MAX_LONG) {
        incoming.pause();
        return end(() => reject(new HTTPException(503)));
      }
      isLong = true;
      longNow += 1;
    });
    incoming.once('end', finish);
    incoming.once('error', (error) => end(() => reject(error)));
    incoming.once('close', leave);
  });
}
