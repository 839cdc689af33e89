/** The invariants of returns, and how they count in the stock. */
import { expect } from 'vitest';
import { isAllowed, type ReturnEvent } from '#api/orders/returns/transitions.ts';
import type { OrderRecord, Records, ReturnRecord } from '#tests/setup/records.ts';

type LineRecord = Records['lines'][number];
const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

/** The pieces of an order line in returns, and those that came back, by their condition. */
function countBack({ returns }: Records, { id }: Pick<LineRecord, 'id'>) {
  const own = returns.flatMap(({ status, lines }) =>
    lines.filter(({ line_id }) => line_id === id).map((line) => ({ ...line, status })),
  );
  return {
    expected: sum(own.filter(({ status }) => status === 'approved').map(({ count }) => count)),
    resale: sum(own.map(({ resale }) => resale ?? 0)),
    damaged: sum(own.map(({ damaged }) => damaged ?? 0)),
  };
}

/** How many pieces a line has taken from the stock, and how many of them count as sold. */
export function countMoved(records: Records, line: LineRecord, stock: OrderRecord['stock'] | undefined) {
  const { resale, damaged } = countBack(records, line);
  // Damaged pieces stay lost, even if the rest of the order comes back.
  if (stock === 'none') return { taken: damaged, sold: 0 };
  return {
    taken: line.count - resale,
    sold: stock === 'sold' ? line.count - resale - damaged : 0,
  };
}

/** A return started by the staff begins as approved. */
function examineHistory({ status, statuses }: ReturnRecord): void {
  const [first, ...later] = statuses;
  expect(first, 'the first status of a return').toBe('approved');
  statuses.slice(0, -1).forEach((before, at) => {
    expect(isAllowed(before, later[at] as ReturnEvent), `from '${before}' to '${later[at]}'`).toBe(true);
  });
  expect(statuses.at(-1), 'the status after all events').toBe(status);
}

function examineReceived({ statuses, lines }: ReturnRecord): void {
  if (!statuses.includes('received')) {
    for (const { resale, damaged } of lines) expect([resale, damaged]).toEqual([null, null]);
    return;
  }
  for (const { count, resale, damaged } of lines)
    expect((resale ?? 0) + (damaged ?? 0), 'received pieces').toBeLessThanOrEqual(count);
  const all = lines.map(({ resale, damaged }) => (resale ?? 0) + (damaged ?? 0));
  expect(sum(all), 'received pieces of a return').toBeGreaterThan(0);
}

export function examineReturns(records: Records): void {
  for (const each of records.returns) {
    examineHistory(each);
    examineReceived(each);
    for (const kind of ['approved', 'received'] as const) {
      const sent = records.emails.filter(
        (email) => email.kind === `return_${kind}` && email.key.includes(each.id),
      );
      expect(sent.length, `emails that a return is ${kind}`).toBe(each.statuses.includes(kind) ? 1 : 0);
    }
    const order = records.orders.find(({ id }) => id === each.order_id);
    if (order?.stock !== 'sold')
      expect(each.status, 'a return of an order that came back').not.toBe('approved');
  }
  for (const line of records.lines) {
    const { expected, resale, damaged } = countBack(records, line);
    expect(expected + resale + damaged, 'pieces of a line in returns').toBeLessThanOrEqual(line.count);
  }
}
