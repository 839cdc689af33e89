/** Orders as shoppers read them: status, history, parcel and refunds. */
import { describe, expect, test } from 'vitest';
import { deliverOrder, packOrder, returnOrder, shipOrder } from '#api/orders/actions.ts';
import { refundOrder } from '#api/payments/refund-order.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { APPROVED_CARD, createShopSteps, DECLINED_CARD } from '#tests/setup/shop-steps.ts';
import { openTestShop, type Shopper } from '#tests/setup/test-shop.ts';
import { watchQueries } from '#tests/setup/watch-database.ts';

const shop = await openTestShop();
const { addShopperWithCart, fillCart, listOrders, openNewCardPage, placeCash, postForm } =
  createShopSteps(shop);
const PARCEL = { carrier: 'Bosta', trackingNumber: '884120' };
const ISO_DATE_PATTERN = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

async function placeOne() {
  const shopper = await addShopperWithCart(plain.id);
  const { body } = await placeCash(shopper, shopper.cartId);
  return { shopper, id: body.data._id as string, total: body.data.totalOrderPrice as number };
}

async function payOne() {
  const { shopper, page } = await openNewCardPage(plain.id);
  await postForm(page, APPROVED_CARD);
  const [{ _id: id, totalOrderPrice: total }] = await listOrders(shopper);
  return { shopper, id: id as string, total: total as number };
}

const readOne = async (shopper: Shopper) => {
  const [order] = await listOrders(shopper);
  return { ...order, steps: order.history.map(({ status }: { status: string }) => status) };
};

describe('an order', () => {
  test('in cash has its history from placed to delivered', async () => {
    const { shopper, id } = await placeOne();
    const placed = await readOne(shopper);
    expect(placed).toMatchObject({ status: 'placed', isCancellable: true, steps: ['placed'] });
    expect(placed.history).toEqual([{ status: 'placed', at: placed.createdAt }]);
    for (const field of ['carrier', 'trackingNumber', 'refundedPrice', 'refundDuePrice']) {
      expect(placed).not.toHaveProperty(field);
    }
    await packOrder(shop.api, id);
    expect(await readOne(shopper)).toMatchObject({ status: 'packed', isCancellable: false });
    await shipOrder(shop.api, id, PARCEL);
    expect(await readOne(shopper)).toMatchObject({ status: 'shipped', ...PARCEL, isPaid: false });
    await deliverOrder(shop.api, id);
    const delivered = await readOne(shopper);
    expect(delivered).toMatchObject({ status: 'delivered', isPaid: true, isDelivered: true });
    expect(delivered.steps).toEqual(['placed', 'packed', 'shipped', 'delivered']);
    for (const { at } of delivered.history) expect(at).toMatch(ISO_DATE_PATTERN);
  });

  test('by card is pending, declined, then paid', async () => {
    const { shopper, page } = await openNewCardPage(plain.id);
    expect(await readOne(shopper)).toMatchObject({
      status: 'pending',
      steps: ['placed'],
      isCancellable: true,
    });
    await postForm(page, DECLINED_CARD);
    expect(await readOne(shopper)).toMatchObject({ status: 'failed', steps: ['placed', 'failed'] });
    await postForm(page, APPROVED_CARD);
    expect(await readOne(shopper)).toMatchObject({ status: 'paid', steps: ['placed', 'paid'] });
  });

  test('refunded in full shows refunds due and done, and is not paid', async () => {
    const { shopper, id, total } = await placeOne();
    await packOrder(shop.api, id);
    await shipOrder(shop.api, id, PARCEL);
    await deliverOrder(shop.api, id);
    await returnOrder(shop.api, id);
    expect(await readOne(shopper)).toMatchObject({
      status: 'refund_due',
      paymentStatus: 'refund_due',
      isPaid: false,
      refundDuePrice: total,
      steps: ['placed', 'packed', 'shipped', 'delivered', 'returned', 'refund_due'],
    });
    await refundOrder(shop.api, id, { amountPiastres: 100 });
    expect(await readOne(shopper)).toMatchObject({
      status: 'refund_due',
      refundedPrice: 1,
      refundDuePrice: Math.round(total * 100 - 100) / 100,
    });
    await refundOrder(shop.api, id, {});
    const refunded = await readOne(shopper);
    expect(refunded).toMatchObject({ status: 'refunded', isPaid: false, refundedPrice: total });
    expect(refunded).not.toHaveProperty('refundDuePrice');
  });

  test('that is kept after a partial refund has nothing more due', async () => {
    const { shopper, id } = await placeOne();
    await packOrder(shop.api, id);
    await shipOrder(shop.api, id, PARCEL);
    await deliverOrder(shop.api, id);
    await refundOrder(shop.api, id, { amountPiastres: 100 });
    const kept = await readOne(shopper);
    expect(kept).toMatchObject({ status: 'partly_refunded', isPaid: true, refundedPrice: 1 });
    expect(kept).not.toHaveProperty('refundDuePrice');
  });
});

test('a list of many orders takes no more queries than a list of one', async () => {
  const { shopper } = await payOne();
  const countQueries = async () => {
    // The first list after a sale reads the group names again.
    await listOrders(shopper);
    const count = watchQueries(shop.database);
    const before = count();
    await listOrders(shopper);
    return count() - before;
  };
  const one = await countQueries();
  for (const id of [plain.id, other.id, plain.id]) await placeCash(shopper, await fillCart(shopper, id));
  expect(await countQueries()).toBe(one);
  expect(one).toBeGreaterThan(0);
});
