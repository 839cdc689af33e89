/** Verifies a restore: reads everything back from database and disk, and refuses any difference from the backup. */
import { createHash } from 'node:crypto';
import type { Transaction } from '#api/platform/database/open.ts';
import { readIfExists } from '#api/platform/files.ts';
import { BACKED_UP_TABLES } from './contents.ts';
import { BackupProblem } from './lines.ts';
import { readRows, readSequences } from './read-tables.ts';

const SUM_BITS = 128;

/** An order-independent checksum of rows, which differs if any row differs or is repeated. */
export class Tally {
  #count = 0;
  #sum = 0n;

  add(row: string): void {
    this.#count += 1;
    const hash = createHash('sha256').update(row).digest('hex');
    this.#sum = BigInt.asUintN(SUM_BITS, this.#sum + BigInt(`0x${hash}`));
  }

  equals(other: Tally): boolean {
    return this.#count === other.#count && this.#sum === other.#sum;
  }
}

const refuseDifference = (what: string, file: string) =>
  new BackupProblem(`${what}, read back, is not what ${file} holds; nothing was restored.`);

/** Reads every row of every table back, and compares checksums with the backup. */
export async function checkRows(
  tx: Transaction,
  expected: ReadonlyMap<string, Tally>,
  file: string,
): Promise<void> {
  for (const { name } of BACKED_UP_TABLES) {
    const found = new Tally();
    for await (const rows of readRows(tx, name)) for (const row of rows) found.add(row);
    if (!found.equals(expected.get(name) ?? new Tally())) throw refuseDifference(`The table ${name}`, file);
  }
}

/** Reads every sequence back, and compares it with the backup. */
export async function checkSequences(
  tx: Transaction,
  expected: Record<string, string>,
  file: string,
): Promise<void> {
  const found = await readSequences(tx);
  for (const [name, value] of Object.entries(expected)) {
    if (found[name] !== value) throw refuseDifference(`The sequence ${name}`, file);
  }
}

/** Reads a picture back, and compares it with the backup. */
export async function checkPicture(path: string, expected: Uint8Array, file: string): Promise<void> {
  const found = await readIfExists(path);
  if (!found?.equals(expected)) throw refuseDifference(`The picture ${path}`, file);
}
