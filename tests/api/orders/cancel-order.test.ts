import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { confirmOrder, packOrder, shipOrder } from '#api/orders/actions.ts';
import { orderAnswer } from '#contract/orders/listed.ts';
import { plain, UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { APPROVED_CARD, createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop, type Shopper } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { addShopperWithCart, listOrders, openNewCardPage, placeCash, postForm, readOrders, readProduct } =
  createShopSteps(shop);

const cancel = (id: string, { token }: Pick<Shopper, 'token'>) =>
  shop.post(`/api/v1/orders/${id}/cancel`, undefined, { token });

async function placeOne() {
  const shopper = await addShopperWithCart(plain.id);
  const { body } = await placeCash(shopper, shopper.cartId);
  return { shopper, id: body.data._id as string };
}

describe('POST /api/v1/orders/{orderId}/cancel', () => {
  test('cancels a cash order, restocks its pieces and answers the order; a second call does the same', async () => {
    const { quantity, sold } = await readProduct(plain.id);
    const { shopper, id } = await placeOne();
    await confirmOrder(shop.api, id, 'shop');
    const { status, body } = await cancel(id, shopper);
    expect(status).toBe(200);
    expect(v.safeParse(orderAnswer, body).issues).toBeUndefined();
    expect(body.data).toMatchObject({
      _id: id,
      status: 'cancelled',
      paymentStatus: 'cancelled',
      isCancellable: false,
      history: [{ status: 'placed' }, { status: 'confirmed' }, { status: 'cancelled' }],
    });
    expect(await readProduct(plain.id)).toMatchObject({ quantity, sold });
    expect(await cancel(id, shopper)).toMatchObject({ status: 200, body: { data: { status: 'cancelled' } } });
    expect(await readProduct(plain.id)).toMatchObject({ quantity, sold });
    expect(body.data).toEqual((await listOrders(shopper))[0]);
  });

  test('of a paid order makes the refund due and announces it', async () => {
    const { shopper, page } = await openNewCardPage(plain.id);
    await postForm(page, APPROVED_CARD);
    const [{ _id: id, totalOrderPrice }] = await listOrders(shopper);
    const { body } = await cancel(id, shopper);
    expect(body.data).toMatchObject({
      status: 'refund_due',
      isPaid: false,
      refundDuePrice: totalOrderPrice,
      history: [{ status: 'placed' }, { status: 'paid' }, { status: 'cancelled' }, { status: 'refund_due' }],
    });
    expect((await cancel(id, shopper)).status).toBe(200);
  });

  test('cancels an order that is awaiting payment', async () => {
    const { shopper } = await openNewCardPage(plain.id);
    const [{ _id: id }] = await listOrders(shopper);
    expect((await cancel(id, shopper)).body.data).toMatchObject({ status: 'cancelled', isPaid: false });
  });

  test('is refused once the parcel is packed', async () => {
    const { shopper, id } = await placeOne();
    await packOrder(shop.api, id);
    const refusal = { status: 409, body: { statusMsg: 'fail', code: 'order-packed' } };
    expect(await cancel(id, shopper)).toMatchObject(refusal);
    await shipOrder(shop.api, id, { carrier: 'Bosta', trackingNumber: '1' });
    expect(await cancel(id, shopper)).toMatchObject(refusal);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'shipped', stock: 'sold' }]);
  });

  test("of somebody else's order is 404, as of an unknown one", async () => {
    const [{ shopper, id }, stranger] = [await placeOne(), await shop.addShopper()];
    for (const orderId of [id, UNKNOWN_PRODUCT_ID]) {
      expect(await cancel(orderId, stranger)).toMatchObject({
        status: 404,
        body: { code: 'no-order', message: `You have no order with this id ${orderId}` },
      });
    }
    expect(await readOrders(shopper)).toMatchObject([{ status: 'placed' }]);
  });

  test('two parallel calls cancel once', async () => {
    const { quantity } = await readProduct(plain.id);
    const { shopper, id } = await placeOne();
    const answers = await Promise.all([cancel(id, shopper), cancel(id, shopper), cancel(id, shopper)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await readProduct(plain.id)).quantity).toBe(quantity);
  });
});
