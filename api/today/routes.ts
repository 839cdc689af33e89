/** Serves the tasks that wait for the staff, the sales, and the stream of order events. */

import * as v from 'valibot';
import type { Api } from '#api/dependencies.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { isDay } from '#contract/times.ts';
import { todayStaffCalls } from '#contract/today/staff-calls.ts';
import { listProblems } from './list-problems.ts';
import { countDays, readSales } from './read-sales.ts';
import { readToday } from './read-today.ts';
import { writeOrderEvents } from './write-order-events.ts';

const MAX_DAYS = 366;
const day = v.pipe(
  v.string('A day is like 2026-11-16.'),
  v.check(isDay, ({ input }) => `'${input}' is not a day such as 2026-11-16.`),
);
const span = v.pipe(
  v.object({ from: day, until: day }),
  v.check(({ from, until }) => countDays(from, until) >= 1, 'The first day is not after the last one.'),
  v.check(({ from, until }) => countDays(from, until) <= MAX_DAYS, `A span has ${MAX_DAYS} days at most.`),
);

export function serveToday({ db, orderFeed }: Api, { serve, serveStream }: CallRoutes): void {
  serve(todayStaffCalls.readToday, async () => ({ data: await readToday(db) }));
  serve(todayStaffCalls.listProblems, async () => ({ data: await listProblems(db) }));
  serve(todayStaffCalls.readSales, async (c) => {
    const { success, output, issues } = v.safeParse(span, { ...c.req.query() });
    if (!success) throw refuse('invalid-request', { values: [issues[0].message] });
    return { data: await readSales(db, output.from, output.until) };
  });
  serveStream(todayStaffCalls.watchOrders, (c) => writeOrderEvents(orderFeed, c.var.staff.member.id));
}
