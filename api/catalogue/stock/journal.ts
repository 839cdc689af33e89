/** The SQL of the journal of stock (api/schema/stock.ts). */
import type { SQL } from 'drizzle-orm';
import { sql } from '#api/platform/database/drizzle.ts';
import type { StockKind } from '#api/schema/stock.ts';

/** When and why pieces move. */
export interface StockCause {
  at: Date;
  orderId?: string | null | undefined;
  staffId?: string | null | undefined;
  note?: string | null | undefined;
}

/** A kind of step, and whether its pieces are added to the stock or taken from it. */
export type Step = readonly [kind: StockKind, sign: 1 | -1];

/**
 * A common table expression that enters steps for the products that a CTE named `changed` returns, with its columns
 * `id` and `pieces`. Every statement that changes a quantity has it, so that quantity and journal agree without a
 * further query.
 */
export const enterSteps = (
  steps: readonly Step[],
  { at, orderId = null, staffId = null, note = null }: StockCause,
): SQL => sql`journal as (
  insert into stock_steps (product_id, at, kind, pieces, order_id, staff_id, note)
  select changed.id, ${at.toISOString()}::timestamptz, step.kind, step.sign * changed.pieces,
    ${orderId}::text, ${staffId}::text, ${note}::text
  from changed, unnest(${sql.param(steps.map(([kind]) => kind))}::text[],
    ${sql.param(steps.map(([, sign]) => sign))}::int[]) with ordinality as step (kind, sign, position)
  order by changed.id, step.position)`;

/**
 * Enters the stock that a statement has counted, after a CTE named `written` with the columns `id` and `quantity`: it
 * sees the old rows beside those that it writes.
 */
export const ENTER_COUNTED = sql`insert into stock_steps (product_id, kind, pieces)
  select written.id, 'counted', written.quantity - coalesce(old.quantity, 0)
  from written left join products old on old.id = written.id
  where old.id is null or old.quantity <> written.quantity order by written.id`;
