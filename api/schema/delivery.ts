import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';
import type { Governorate } from '#contract/governorates.ts';

/** How many days delivery takes to each governorate. A migration fills the table; the operator and the staff change
 *  it. */
export const deliveryDays = pg.pgTable(
  'delivery_days',
  {
    governorate: pg.text('governorate').$type<Governorate>().primaryKey(),
    fromDays: pg.integer('from_days').notNull(),
    toDays: pg.integer('to_days').notNull(),
  },
  (table) => [
    pg.check(
      'delivery_days_range',
      sql`${table.fromDays} between 0 and ${table.toDays} and ${table.toDays} <= 60`,
    ),
  ],
);
