/** Orders that the staff place have the storefront's limits; each can be overridden by its name. */
import { describe, expect, test } from 'vitest';
import { desc, eq } from '#api/platform/database/drizzle.ts';
import { auditLog } from '#api/schema/staff.ts';
import type { OrderOverride } from '#contract/staff-orders/kinds.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { askAs } from '#tests/setup/staff.ts';
import { limitCash } from '#tests/setup/test-settings.ts';
import { TEST_SETTINGS } from '#tests/setup/test-shop.ts';
import { newPhone, openStaffOrdersShop, totalOf } from './staff-orders-shop.ts';

const { shop, member, place } = await openStaffOrdersShop({
  shopDefaults: limitCash({ maxPiastres: totalOf(6), maxOpen: 2, confirmHours: 1 }),
  holds: { ...TEST_SETTINGS.holds, maxPieces: 4 },
});
const { db } = shop.api;

/** Adds a customer; the order has the customer's own phone number. */
async function addCustomer() {
  const phone = newPhone();
  const { id } = await shop.addShopper('Sara Ali', { phone });
  return { customerId: id, address: { ...ADDRESS, phone } };
}

type Customer = Awaited<ReturnType<typeof addCustomer>>;

const block = ({ customerId }: Customer, kind: 'cash' | 'all') =>
  askAs(shop, member, 'POST', `/customers/${customerId}/blocks`, {
    body: { kind, reason: 'Refused parcels' },
  });

const LIMIT_CASES: {
  limit: OrderOverride;
  code: string;
  pieces: number;
  before?: (who: Customer) => unknown;
}[] = [
  { limit: 'block', code: 'cash-blocked', pieces: 1, before: (who) => block(who, 'cash') },
  { limit: 'block', code: 'orders-blocked', pieces: 1, before: (who) => block(who, 'all') },
  {
    ...{ limit: 'open-orders-limit', code: 'too-many-cash-orders', pieces: 1 },
    async before(who) {
      await place(who);
      await place(who);
    },
  },
  { limit: 'hold-limit', code: 'cash-order-too-large', pieces: 5 },
];

describe.each(LIMIT_CASES)('$code', ({ limit, code, pieces, before }) => {
  test('is in the refusal, and only an override with its name lifts it', async () => {
    const who = await addCustomer();
    await before?.(who);
    const others = (['block', 'cash-limit', 'open-orders-limit', 'hold-limit'] as const).filter(
      (name) => name !== limit,
    );
    const refused = await place({ ...who, pieces, overrides: others });
    expect([refused.status, refused.body.code]).toEqual([409, 'limits-reached']);
    expect(refused.body.current.limits).toMatchObject([{ override: limit, code }]);
    const placed = await place({ ...who, pieces, overrides: [limit] });
    expect([placed.status, placed.body.data.overrides]).toEqual([201, [limit]]);
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'order.placed'))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(entry?.after).toMatchObject({ overrides: [limit] });
  });
});

test('an order above several limits is refused with all of them, and needs an override for each', async () => {
  const who = await addCustomer();
  const refused = await place({ ...who, pieces: 7, overrides: ['hold-limit'] });
  expect(refused.body.current.limits).toEqual([
    { override: 'cash-limit', code: 'cash-total-too-high', values: [totalOf(6) / 100] },
    { override: 'hold-limit', code: 'cash-order-too-large', values: [] },
  ]);
  const placed = await place({ ...who, pieces: 7, overrides: ['cash-limit', 'hold-limit', 'block'] });
  expect([placed.status, placed.body.data.overrides]).toEqual([201, ['cash-limit', 'hold-limit']]);
});

test('a preview lists the limits before the order is placed', async () => {
  const { customerId, address } = await addCustomer();
  const lines = (await place({ customerId, address })).body.data.lines.map(
    ({ productId }: { productId: string }) => ({ productId, pieces: 7 }),
  );
  const body = { customerId, phones: [address.phone], lines, payment: 'cash' };
  const { body: preview } = await askAs(shop, member, 'POST', '/orders/preview', { body });
  expect(preview.data.limits.map(({ override }: { override: string }) => override)).toEqual([
    ...['cash-limit', 'hold-limit'],
  ]);
});

test('an order that staff placed is not cancelled if nobody confirms it', async () => {
  const { body } = await place(await addCustomer());
  shop.passTime(2 * 60 * 60_000);
  await shop.runJobs();
  const { body: order } = await askAs(shop, member, 'GET', `/orders/${body.data.orderNumber}`);
  expect(order.data.status).toBe('placed');
});
