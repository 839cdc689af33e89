import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

const CHUNK_BYTES = 256 * 1024;

export interface Source {
  stream: Readable;
  bytes: number;
  /** Returns the hash of everything read so far. */
  readHash(): string;
}

/** Opens a file and hashes it while it is read. */
export async function openSource(file: string, onBytes?: (read: number) => void): Promise<Source> {
  const hash = createHash('sha256');
  const { size } = await stat(file);
  async function* read() {
    let bytes = 0;
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
      hash.update(chunk);
      bytes += chunk.length;
      onBytes?.(bytes);
      yield chunk as Uint8Array;
    }
  }
  return {
    stream: Readable.from(read(), { objectMode: false }),
    bytes: size,
    readHash: () => hash.copy().digest('hex'),
  };
}

/** Reads a file and returns its hash. */
export async function hashFile(file: string): Promise<string> {
  const { stream, readHash } = await openSource(file);
  for await (const _ of stream);
  return readHash();
}
