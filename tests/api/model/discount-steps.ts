/** Codes and prices of delivery: steps that use and change them, and the invariants of the amounts of orders. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { recordChange, SETTINGS_TOPIC } from '#api/catalogue/changes.ts';
import { newId } from '#api/platform/database/columns.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { discounts } from '#api/schema/discounts.ts';
import { shopSettings } from '#api/schema/settings.ts';
import type { DeliveryPrices } from '#contract/delivery/prices.ts';
import { calculateVatPiastres } from '#contract/money.ts';
import { shareOfPieces } from '#contract/orders/refund-share.ts';
import { onOffer, other, plain } from '#tests/setup/cart-products.ts';
import type { OrderRecord, Records } from '#tests/setup/records.ts';
import { createStep, pick, weigh } from './step.ts';
import type { World } from './world.ts';

const number = fc.nat({ max: 1000 });

const PERCENT = { kind: 'percent', percent: 7 } as const;
/** Codes of all kinds; all orders go to one phone number, so that the limits of a person are reached. */
const CODES: (Partial<typeof discounts.$inferInsert> &
  Pick<typeof discounts.$inferInsert, 'code' | 'kind'>)[] = [
  { code: 'TENTH', kind: 'percent', percent: 10 },
  { code: 'MOST', kind: 'percent', percent: 93, productIds: [plain.id, onOffer.id] },
  { code: 'ALL', kind: 'percent', percent: 100 },
  { code: 'AMOUNT', kind: 'amount', amountPiastres: 1001, minPiastres: 50_000 },
  { code: 'LAST', kind: 'amount', amountPiastres: 77_777, maxUses: 2 },
  { code: 'PERSON', ...PERCENT, productIds: [other.id], maxUsesPerPerson: 2 },
  { code: 'FREE', kind: 'delivery', minPiastres: 30_000 },
];

/** Starts a run: no code was used, and delivery costs the same everywhere. */
export async function resetDiscounts(db: Database): Promise<void> {
  await db.delete(discounts);
  await db.delete(shopSettings).where(eq(shopSettings.name, 'delivery'));
  await db.insert(discounts).values(CODES.map((values) => ({ id: newId(), ...values })));
}

const apply = fc.tuple(number, number).map(([who, which]) =>
  createStep(
    `cart ${who} gets the code ${pick(CODES, which).code}`,
    ({ records }) => records.carts.length > 0,
    (world) => {
      const { user_id } = pick(world.records.carts, who);
      const token = world.shoppers.find(({ id }) => id === user_id)?.token ?? '';
      const body = { couponName: pick(CODES, which).code.toLowerCase() };
      return world.call('PUT', 'v2/cart/applyCoupon', token, body);
    },
  ),
);

const remove = number.map((who) =>
  createStep(
    `cart ${who} loses its code`,
    ({ records }) => records.carts.length > 0,
    (world) => {
      const { user_id } = pick(world.records.carts, who);
      const token = world.shoppers.find(({ id }) => id === user_id)?.token ?? '';
      return world.call('DELETE', 'v2/cart/applyCoupon', token);
    },
  ),
);

const PRICES: Partial<DeliveryPrices>[] = [
  {},
  { governoratePiastres: { GZ: 3333 } },
  { pricePiastres: 0, governoratePiastres: { C: 1 } },
  { pricePiastres: 6000, freeFromPiastres: 120_000 },
];

const setPrices = fc.constantFrom(...PRICES).map((prices) =>
  createStep(
    `delivery costs ${JSON.stringify(prices)}`,
    () => true,
    async (world) => {
      await world.db.transaction(async (tx) => {
        const values = { name: 'delivery', values: prices, version: 1 } as const;
        await tx
          .insert(shopSettings)
          .values(values)
          .onConflictDoUpdate({ target: shopSettings.name, set: { values: prices } });
        await recordChange(tx, [SETTINGS_TOPIC]);
      });
      await world.api().changes.publish();
    },
  ),
);

const changeCode = fc.tuple(number, fc.constantFrom(3, 50)).map(([which, percent]) =>
  createStep(
    `the code ${pick(CODES, which).code} takes off ${percent} percent from now on, if it takes off a part`,
    () => true,
    async ({ db }: World) => {
      const { code, kind } = pick(CODES, which);
      if (kind === 'percent') await db.update(discounts).set({ percent }).where(eq(discounts.code, code));
    },
  ),
);

/** The parts of an order add up, by its lines and by its code. */
function examineAmounts({ lines }: Records, order: OrderRecord): void {
  const own = lines.filter(({ order_id }) => order_id === order.id);
  const sum = (read: (line: (typeof own)[number]) => number) =>
    own.reduce((all, line) => all + read(line), 0);
  expect(
    sum(({ count, price }) => count * price),
    'the lines of an order',
  ).toBe(order.items);
  expect(
    sum(({ discount }) => discount),
    'the discounts of its lines',
  ).toBe(order.discount);
  expect(order.total, 'items, discount and delivery').toBe(order.items - order.discount + order.shipping);
  expect(order.tax, 'the VAT of an order').toBe(calculateVatPiastres(order.total));
  for (const { count, price, discount } of own) {
    expect(discount, 'the discount of a line').toBeGreaterThanOrEqual(0);
    expect(discount, 'the discount of a line').toBeLessThanOrEqual(count * price);
    // Returned one by one, the pieces of a line are worth what was paid for it.
    const line = { paidPiastres: count * price - discount, orderedPieces: count };
    const shares = Array.from({ length: count }, (_, at) => shareOfPieces({ ...line, earlierPieces: at }, 1));
    expect(
      shares.reduce((all, share) => all + share, 0),
      'the refunds of a line',
    ).toBe(line.paidPiastres);
  }
  const { terms } = order;
  if (terms?.kind === 'percent' && terms.productIds.length === 0)
    expect(order.discount, 'the discount of an order').toBe(
      Math.round((order.items * (terms.percent ?? 0)) / 100),
    );
  if (terms?.kind === 'delivery' && order.items >= terms.minPiastres) expect(order.shipping).toBe(0);
}

const NOT_USED: readonly OrderRecord['status'][] = ['expired', 'cancelled', 'replaced'];

/** A code's uses are the orders that have it, and no more than it allows. */
function examineUses({ codes, orders }: Records): void {
  for (const { id, uses, max, max_per_person } of codes) {
    const own = orders.filter((order) => order.discount_id === id && order.is_used);
    expect(uses, 'the uses of a code').toBe(own.length);
    if (max !== null) expect(uses, 'the uses of a code').toBeLessThanOrEqual(max);
    if (max_per_person !== null) expect(own.length, 'uses of a person').toBeLessThanOrEqual(max_per_person);
  }
  for (const { status, is_used, discount_id } of orders) {
    if (discount_id === null || NOT_USED.includes(status))
      expect(is_used, `use of an order that is ${status}`).toBe(false);
    else if (['placed', 'pending', 'paid', 'delivered'].includes(status))
      expect(is_used, `use of an order that is ${status}`).toBe(true);
  }
}

export function examineDiscounts({ records }: World): void {
  for (const order of records.orders) examineAmounts(records, order);
  examineUses(records);
}

export const DISCOUNT_STEPS = weigh([
  [7, apply],
  [1, remove],
  [2, setPrices],
  [1, changeCode],
]);
