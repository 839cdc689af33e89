/** Gathers all data about a shopper, for the shopper to download. */

import { listAddresses } from '#api/account/addresses.ts';
import { readProfile } from '#api/account/users.ts';
import { titleIn } from '#api/catalogue/present.ts';
import type { OrderLineRow } from '#api/orders/queries.ts';
import { readReturns } from '#api/orders/returns/queries.ts';
import { and, asc, desc, eq, gt, inArray } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { emailUndos, type UserRow } from '#api/schema/account.ts';
import { cartLines, carts, savedLines } from '#api/schema/cart.ts';
import { products } from '#api/schema/catalogue.ts';
import { customerBlocks, customerNotes } from '#api/schema/customers.ts';
import { orderEvents } from '#api/schema/order-events.ts';
import { orderLines, orders } from '#api/schema/orders.ts';
import { ledgerEntries } from '#api/schema/payments.ts';
import { stockAlerts } from '#api/schema/stock-alerts.ts';
import { wishes } from '#api/schema/wish-list.ts';
import type { PersonalData } from '#contract/account/personal-data.ts';
import type { Language } from '#contract/constants.ts';
import { toEgp } from '#contract/money.ts';
import { writeInstant } from '#contract/times.ts';
import { gatherQuestions, gatherReports, gatherReviews } from './shopper-texts.ts';

const titles = { titleEn: products.titleEn, titleAr: products.titleAr };

type OrderData = PersonalData['orders'][number];
type OrderRow = typeof orders.$inferSelect;

const presentOrder = (
  order: OrderRow,
  parts: Pick<OrderData, 'lines' | 'events' | 'returns' | 'payments'>,
): OrderData => ({
  number: order.number,
  orderNumber: order.orderNumber,
  status: order.status,
  paymentMethod: order.paymentMethod,
  gateway: order.gateway,
  language: order.language,
  itemsPrice: toEgp(order.itemsPiastres),
  discountPrice: toEgp(order.discountPiastres),
  coupon: order.discount?.code ?? null,
  shippingPrice: toEgp(order.shippingPiastres),
  totalPrice: toEgp(order.totalPiastres),
  vatIncluded: toEgp(order.taxPiastres),
  shippingAddress: {
    details: order.details,
    phone: order.phone,
    city: order.city,
    postalCode: order.postalCode,
    governorate: order.governorate,
    area: order.area,
    recipient: order.recipient,
    landmark: order.landmark,
    secondPhone: order.secondPhone,
  },
  carrier: order.carrier,
  trackingNumber: order.trackingNumber,
  createdAt: order.createdAt.toISOString(),
  paidAt: writeInstant(order.paidAt),
  deliveredAt: writeInstant(order.deliveredAt),
  ...parts,
});

async function gatherOrders(db: Database, userId: string, language: Language): Promise<OrderData[]> {
  const found = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.number));
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  const returns = await readReturns(
    db,
    found.map(({ id }) => id),
  );
  const [lines, events, payments] = [
    await db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, own))
      .orderBy(asc(orderLines.position)),
    await db.select().from(orderEvents).where(inArray(orderEvents.orderId, own)).orderBy(asc(orderEvents.id)),
    await db
      .select()
      .from(ledgerEntries)
      .where(inArray(ledgerEntries.orderId, own))
      .orderBy(asc(ledgerEntries.id)),
  ];
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const presentLine = (line: OrderLineRow) => ({ product: line.productId, title: titleIn(line, language) });
  const returnsOf = Map.groupBy(returns, ({ row }) => row.orderId);
  const [linesOf, eventsOf, paymentsOf] = [
    Map.groupBy(lines, ({ orderId }) => orderId),
    Map.groupBy(events, ({ orderId }) => orderId),
    Map.groupBy(payments, ({ orderId }) => orderId),
  ];
  return found.map((order) =>
    presentOrder(order, {
      lines: (linesOf.get(order.id) ?? []).map((line) => ({
        ...presentLine(line),
        count: line.count,
        price: toEgp(line.pricePiastres),
      })),
      events: (eventsOf.get(order.id) ?? []).map(({ event, status, by, at }) => ({
        event,
        status,
        by,
        at: at.toISOString(),
      })),
      returns: (returnsOf.get(order.id) ?? []).map(({ row, ...parts }) => ({
        kind: row.kind,
        reason: row.reason,
        status: row.status,
        note: row.note,
        answer: row.answer,
        lines: parts.lines.flatMap(({ orderLineId, count }) => {
          const line = lineOf.get(orderLineId);
          return line ? [{ ...presentLine(line), count }] : [];
        }),
        events: parts.events.map(({ status, by, at }) => ({ status, by, at: at.toISOString() })),
      })),
      payments: (paymentsOf.get(order.id) ?? []).map(({ kind, amountPiastres, currency, createdAt }) => ({
        kind,
        amount: toEgp(amountPiastres),
        currency,
        at: createdAt.toISOString(),
      })),
    }),
  );
}

async function gatherFormerEmails(db: Database, userId: string, now: number) {
  const found = await db
    .select()
    .from(emailUndos)
    .where(and(eq(emailUndos.userId, userId), gt(emailUndos.expiresAt, new Date(now))))
    .orderBy(asc(emailUndos.position));
  return found.map(({ email, expiresAt }) => ({ email, until: expiresAt.toISOString() }));
}

async function gatherWishes(db: Database, userId: string, language: Language) {
  const found = await db
    .select({ id: wishes.productId, ...titles })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(eq(wishes.userId, userId))
    .orderBy(asc(wishes.position));
  return found.map((product) => ({ product: product.id, title: titleIn(product, language) }));
}

async function gatherStockAlerts(db: Database, userId: string, language: Language) {
  const found = await db
    .select({ id: stockAlerts.productId, createdAt: stockAlerts.createdAt, ...titles })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(eq(stockAlerts.userId, userId))
    .orderBy(asc(stockAlerts.createdAt));
  return found.map(({ id, createdAt, ...product }) => ({
    product: id,
    title: titleIn(product, language),
    createdAt: createdAt.toISOString(),
  }));
}

async function gatherCart(db: Database, userId: string, language: Language): Promise<PersonalData['cart']> {
  const [cart] = await db.select().from(carts).where(eq(carts.userId, userId));
  if (!cart) return null;
  const lines = await db
    .select({ id: cartLines.productId, count: cartLines.count, ...titles })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(eq(cartLines.cartId, cart.id))
    .orderBy(asc(cartLines.position));
  return {
    createdAt: cart.createdAt.toISOString(),
    updatedAt: cart.updatedAt.toISOString(),
    lines: lines.map((line) => ({ product: line.id, title: titleIn(line, language), count: line.count })),
  };
}

async function gatherSaved(db: Database, userId: string, language: Language) {
  const found = await db
    .select({ id: savedLines.productId, count: savedLines.count, ...titles })
    .from(savedLines)
    .innerJoin(products, eq(products.id, savedLines.productId))
    .where(eq(savedLines.userId, userId))
    .orderBy(asc(savedLines.position));
  return found.map((line) => ({ product: line.id, title: titleIn(line, language), count: line.count }));
}

async function gatherNotes(db: Database, userId: string): Promise<PersonalData['notes']> {
  const notes = await db
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.userId, userId))
    .orderBy(asc(customerNotes.createdAt));
  return notes.map(({ text, createdAt }) => ({ text, at: createdAt.toISOString() }));
}

async function gatherBlocks(db: Database, userId: string): Promise<PersonalData['blocks']> {
  const blocks = await db
    .select()
    .from(customerBlocks)
    .where(eq(customerBlocks.userId, userId))
    .orderBy(asc(customerBlocks.createdAt));
  return blocks.map(({ kind, reason, createdAt, liftedAt }) => ({
    kind,
    reason,
    at: createdAt.toISOString(),
    liftedAt: writeInstant(liftedAt),
  }));
}

/** Gathers the data, with titles in the given language. */
export async function gatherPersonalData(
  db: Database,
  user: UserRow,
  language: Language,
  now: number,
): Promise<PersonalData> {
  return {
    createdAt: new Date(now).toISOString(),
    profile: await readProfile(db, user, now),
    formerEmails: await gatherFormerEmails(db, user.id, now),
    addresses: await listAddresses(db, user.id),
    orders: await gatherOrders(db, user.id, language),
    reviews: await gatherReviews(db, user.id, language),
    reports: await gatherReports(db, user.id),
    questions: await gatherQuestions(db, user.id, language),
    wishList: await gatherWishes(db, user.id, language),
    stockAlerts: await gatherStockAlerts(db, user.id, language),
    cart: await gatherCart(db, user.id, language),
    savedForLater: await gatherSaved(db, user.id, language),
    notes: await gatherNotes(db, user.id),
    blocks: await gatherBlocks(db, user.id),
  };
}
