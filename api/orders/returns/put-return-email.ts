import { titleIn } from '#api/catalogue/present.ts';
import type { OrderDeps } from '#api/dependencies.ts';
import { isolate } from '#api/emails/isolate.ts';
import { putOrderEmail } from '#api/orders/move-order.ts';
import type { OrderRow } from '#api/orders/queries.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import type { OrderEmailKind } from '#api/schema/emails.ts';
import { formatCount } from '#contract/money.ts';
import { type ReturnRow, readReturnedLines } from './queries.ts';

type ReturnEmailKind = Extract<OrderEmailKind, `return_${string}`>;

/** Queues an email about a return, once per kind. The email does not contain the shopper's note. */
export async function putReturnEmail(
  api: OrderDeps,
  tx: Transaction,
  order: OrderRow,
  { id, kind: returnKind, answer }: ReturnRow,
  kind: ReturnEmailKind,
): Promise<void> {
  const lines = await readReturnedLines(tx, id);
  const products = lines
    .map(({ line, count }) => `${formatCount(count)} × ${isolate(titleIn(line, order.language))}`)
    .join('\n');
  const data = { returnKind, products, ...(answer && { answer }) };
  await putOrderEmail(api, tx, order, kind, { of: id, data });
}
