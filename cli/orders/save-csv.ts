import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DeskProblem } from '#api/desk/desk-call.ts';
import { nameTemporary, syncFolder } from '#api/platform/files.ts';

/** Streams lines to a private temporary file, which is renamed when it is complete. */
export async function saveCsv(file: string, lines: AsyncIterable<string>): Promise<void> {
  const temporary = nameTemporary(file);
  // Private, because it holds names, phone numbers and addresses.
  const handle = await open(temporary, 'wx', 0o600);
  const sink = handle.createWriteStream({ flush: true });
  try {
    await pipeline(lines, sink);
    await rename(temporary, file);
    syncFolder(dirname(file));
  } catch (error) {
    sink.destroy();
    await rm(temporary, { force: true });
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    throw new DeskProblem(
      `The shop stopped before the export was complete; ${file} was not written. Run this again.`,
    );
  }
}
