import type { IncomingMessage } from 'node:http';

/** Above what the API takes: it refuses what is longer, at the sight of it. */
const MAX_BYTES = 64 * 1024;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/**
 * Reads a request's body before the request takes a place in a queue: whoever sends slowly makes nobody wait. It is left where
 * @hono/node-server looks for bodies that were read before. One that is too long is not read to its end.
 */
export function readBody(incoming: IncomingMessage & { rawBody?: Buffer }): Promise<void> | undefined {
  if (!hasBody(incoming) || Number(incoming.headers['content-length']) > MAX_BYTES) return undefined;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const finish = () => {
      incoming.off('close', leave);
      incoming.rawBody = Buffer.concat(chunks);
      resolve();
    };
    const leave = () => reject(new Error('the client left in the middle of its request'));
    if (incoming.destroyed) return leave();
    incoming.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes <= MAX_BYTES) return;
      incoming.pause();
      finish();
    });
    incoming.once('end', finish);
    incoming.once('error', reject);
    incoming.once('close', leave);
  });
}
