/** Columns that many tables have, in the Postgres dialect: money is integer piastres, ids are 24 hex digits. */
import { pgCore as pg } from './drizzle.ts';

export const id = () => pg.text('id');
export const reference = (name: string) => pg.text(name);
export const piastres = (name: string) => pg.bigint(name, { mode: 'number' });
export const moment = (name: string) => pg.timestamp(name, { withTimezone: true, precision: 3 });
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();
