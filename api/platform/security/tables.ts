import { pgCore as pg } from '#api/platform/database/drizzle.ts';

/** Shared by several servers; the shape rate-limiter-flexible expects. */
export const rateLimits = pg.pgTable('rate_limits', {
  key: pg.varchar('key', { length: 255 }).primaryKey(),
  points: pg.integer('points').notNull().default(0),
  expire: pg.bigint('expire', { mode: 'number' }),
});
