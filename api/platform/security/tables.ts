import { pgCore as pg } from '#api/platform/database/drizzle.ts';

/** Rate limits shared by servers, in the shape that rate-limiter-flexible expects. */
export const rateLimits = pg.pgTable('rate_limits', {
  key: pg.varchar('key', { length: 255 }).primaryKey(),
  points: pg.integer('points').notNull().default(0),
  expire: pg.bigint('expire', { mode: 'number' }),
});
