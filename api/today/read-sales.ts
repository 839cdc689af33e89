/** Sales by day in Cairo. */

import { endOfCairoDay, startOfCairoDay } from '#api/platform/cairo-time.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { DAY_MS } from '#contract/times.ts';
import type { Sales } from '#contract/today/staff-calls.ts';

type Day = Sales['days'][number];
type Sums = Sales['total'];

const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Moves a day such as 2026-11-16 by a number of days. */
const moveDay = (day: string, days: number): string =>
  new Date(toTime(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The number of days of a span; not above 0 if it ends before it begins. */
export const countDays = (from: string, until: string): number => 1 + (toTime(until) - toTime(from)) / DAY_MS;

const NO_SALES: Sums = { salesPiastres: 0, orders: 0, returned: 0 };

const dayOf = (moment: 'created_at' | 'at') =>
  sql`to_char(${sql.raw(moment)} at time zone 'Africa/Cairo', 'YYYY-MM-DD')`;

/** The days of a span, those without sales included. */
async function readDays(db: Database, from: string, until: string): Promise<Day[]> {
  const [start, end] = [startOfCairoDay(from).toISOString(), endOfCairoDay(until).toISOString()];
  const { rows } = await db.execute<Day & Record<string, unknown>>(sql`
    select day, sum(sales)::float8 as "salesPiastres", sum(orders)::int as orders, sum(returned)::int as returned
    from (
      select ${dayOf('created_at')} as day, total_piastres as sales, 1 as orders, 0 as returned from orders
      where created_at >= ${start} and created_at < ${end}
        and status not in ('pending', 'failed', 'expired', 'replaced', 'cancelled')
      union all
      select ${dayOf('at')}, 0, 0, 1 from order_events
      where at >= ${start} and at < ${end} and event in ('returned', 'returned_paid', 'returned_refunded')
    ) as facts
    group by day`);
  const found = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: countDays(from, until) }, (_, at) => {
    const day = moveDay(from, at);
    return { ...NO_SALES, ...found.get(day), day };
  });
}

const sumUp = (days: Day[]): Sums =>
  days.reduce<Sums>(
    (sum, { salesPiastres, orders, returned }) => ({
      salesPiastres: sum.salesPiastres + salesPiastres,
      orders: sum.orders + orders,
      returned: sum.returned + returned,
    }),
    NO_SALES,
  );

/** Sales of each day of a span, and of as many days before it. */
export async function readSales(db: Database, from: string, until: string): Promise<Sales> {
  const count = countDays(from, until);
  const days = await readDays(db, from, until);
  const daysBefore = await readDays(db, moveDay(from, -count), moveDay(from, -1));
  return { days, total: sumUp(days), daysBefore, before: sumUp(daysBefore) };
}
