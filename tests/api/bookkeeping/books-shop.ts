/** Steps for tests of the shop's books: orders and ledger entries with chosen amounts and days. */
import { newId } from '#api/platform/database/columns.ts';
import { orders } from '#api/schema/orders.ts';
import { ledgerEntries } from '#api/schema/payments.ts';
import type { TestShop } from '#tests/setup/test-shop.ts';

type NewOrder = Partial<typeof orders.$inferInsert>;
type NewEntry = Partial<typeof ledgerEntries.$inferInsert> & { amountPiastres: number };

/** A moment on this day in Cairo: noon in winter time. */
const findNoon = (day: string) => new Date(`${day}T10:00:00Z`);

export function createBooks(shop: TestShop) {
  let shopper: Promise<{ id: string }> | undefined;

  /** Adds an order of 114 EGP, 14 of them VAT. */
  async function addOrder(changes: NewOrder = {}) {
    shopper ??= shop.addShopper();
    const values = {
      ...{ id: newId(), userId: (await shopper).id, cartId: newId() },
      ...{ paymentMethod: 'card' as const, gateway: 'test', status: 'paid' as const, stock: 'sold' as const },
      ...{ itemsPiastres: 11_400, shippingPiastres: 0, taxPiastres: 1400, totalPiastres: 11_400 },
      ...{ details: 'Nile Street', phone: '01012345678', city: 'Cairo' },
      ...changes,
    };
    const [order] = await shop.api.db.insert(orders).values(values).returning();
    if (!order) throw new Error('no order was added');
    return order;
  }

  /** Adds an entry to the ledger of an order. */
  async function enter(
    { id, gateway }: { id: string; gateway: string },
    day: string,
    { amountPiastres, transaction = newId(), ...changes }: NewEntry,
  ) {
    const values = {
      ...{ orderId: id, gateway, kind: 'charge' as const, transaction, ofTransaction: transaction },
      ...{ amountPiastres, currency: 'EGP', createdAt: findNoon(day) },
      ...changes,
    };
    const [entry] = await shop.api.db.insert(ledgerEntries).values(values).returning();
    if (!entry) throw new Error('nothing was entered');
    return entry;
  }

  /** Adds a cash order that a courier delivered on this day. */
  async function deliver(day: string, changes: NewOrder = {}) {
    const cash = { gateway: 'cash', paymentMethod: 'cash' as const, status: 'delivered' as const };
    const order = await addOrder({ ...cash, carrier: 'Bosta', deliveredAt: findNoon(day), ...changes });
    const { id, totalPiastres } = order;
    return { order, entry: await enter(order, day, { amountPiastres: totalPiastres, transaction: id }) };
  }

  return { addOrder, enter, deliver };
}
