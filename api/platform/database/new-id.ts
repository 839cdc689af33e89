import { randomBytes } from 'node:crypto';

/** A fresh 24-hex id in the form clients know: seconds first, so that ids sort by age. */
export function newId(now = Date.now()): string {
  const seconds = Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0');
  return seconds + randomBytes(8).toString('hex');
}
