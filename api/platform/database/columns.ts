/** Common columns: money is integer piastres, ids are 24 hex digits. */

import { randomUUID } from 'node:crypto';
import { pgCore as pg } from './drizzle.ts';

export const id = () => pg.text('id');
export const reference = (name: string) => pg.text(name);
export const piastres = (name: string) => pg.bigint(name, { mode: 'number' });
export const moment = (name: string) => pg.timestamp(name, { withTimezone: true, precision: 3 });
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();

/** A new 24-hex id in the form clients know. It begins with the time in seconds, so that ids sort by age. */
export function newId(now = Date.now()): string {
  const seconds = Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0');
  // The first and last digits of a UUID are random. randomUUID draws entropy in batches, which randomBytes does not.
  const random = randomUUID();
  return seconds + random.slice(0, 8) + random.slice(-8);
}

/** A 64-bit transaction id; unlike a 32-bit one, it is never reused. */
export const xid8 = pg.customType<{ data: string }>({ dataType: () => 'xid8' });
