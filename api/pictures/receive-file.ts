import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { ApiRefusal, refuse } from '#api/platform/http/refusal.ts';
import type { RefusalCode } from '#contract/refusals/refusals.ts';

interface Received {
  bytes: number;
  /** SHA-256 in hex. */
  hash: string;
}

interface ReceiveOptions {
  /** The body of the request; null if it has none. */
  body: ReadableStream<Uint8Array> | null;
  /** A new file. */
  path: string;
  maxBytes: number;
  /** The refusal of a longer body. */
  tooLarge: RefusalCode;
}

/** Writes a request's body to a file while it arrives; removes the file if that fails or the client disconnects. */
export async function receiveFile({ body, path, maxBytes, tooLarge }: ReceiveOptions): Promise<Received> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  let isWriting = false;
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw refuse(tooLarge);
      hash.update(chunk);
      isWriting = true;
      await file.writeFile(chunk);
      isWriting = false;
    }
    await file.close();
    return { bytes, hash: hash.digest('hex') };
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    if (error instanceof ApiRefusal || isWriting) throw error;
    throw refuse('bad-request');
  }
}
