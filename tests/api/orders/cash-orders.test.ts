import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { calculateSellingPricePiastres, calculateVatPiastres, toEgp, toPiastres } from '#contract/money.ts';
import { placedOrderAnswer } from '#contract/orders/answers.ts';
import { onOffer, other, plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { checkOut, fillCart, placeCash, readCart, readOrders, readProduct, setStock, postForm } =
  createShopSteps(shop);
const ISO_DATE_PATTERN = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('POST /api/v1/orders/{cartId}', () => {
  test('places the order, takes the stock and ends the cart', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id, plain.id, onOffer.id);
    const before = [await readProduct(plain.id), await readProduct(onOffer.id)] as const;
    const { status, body } = await placeCash(shopper, cartId);

    expect(status).toBe(201);
    expect(v.safeParse(placedOrderAnswer, body).issues).toBeUndefined();
    const unit = calculateSellingPricePiastres(toPiastres(onOffer.price), onOffer.ratingsAverage);
    const total = 2 * toPiastres(plain.price) + unit + 499;
    expect(body).toEqual({
      status: 'success',
      data: {
        // Lines, shipping and tax add up to the total.
        taxPrice: 0,
        shippingPrice: 4.99,
        totalOrderPrice: toEgp(total),
        vatIncluded: toEgp(calculateVatPiastres(total)),
        paymentMethodType: 'cash',
        paymentStatus: 'cash',
        isPaid: false,
        isDelivered: false,
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        user: shopper.id,
        cartItems: [
          { count: 2, _id: expect.any(String), product: plain.id, price: plain.price },
          { count: 1, _id: expect.any(String), product: onOffer.id, price: toEgp(unit) },
        ],
        shippingAddress: ADDRESS,
        createdAt: expect.stringMatching(ISO_DATE_PATTERN),
        updatedAt: expect.stringMatching(ISO_DATE_PATTERN),
        id: expect.any(Number),
        __v: 0,
        orderNumber: expect.stringMatching(/^MS-/),
        trackingPath: expect.stringMatching(/^\/track\/[0-9a-f]{56}$/),
      },
    });
    expect(Object.keys(body.data)).toEqual([
      'taxPrice',
      'shippingPrice',
      'totalOrderPrice',
      'vatIncluded',
      'paymentMethodType',
      'paymentStatus',
      'isPaid',
      'isDelivered',
      '_id',
      'user',
      'cartItems',
      'shippingAddress',
      'createdAt',
      'updatedAt',
      'id',
      'orderNumber',
      '__v',
      'trackingPath',
    ]);
    expect(await readProduct(plain.id)).toMatchObject({
      quantity: before[0].quantity - 2,
      sold: before[0].sold + 2,
    });
    expect(await readProduct(onOffer.id)).toMatchObject({
      quantity: before[1].quantity - 1,
      sold: before[1].sold + 1,
    });
    expect(await readCart(shopper)).toMatchObject({ numOfCartItems: 0, cartId: null });
  });

  test('the cached product answer is updated with the new stock', async () => {
    const shopper = await shop.addShopper();
    const quantity = async () => (await shop.get(`/api/v1/products/${other.id}`)).body.data.quantity;
    const before = await quantity();
    await placeCash(shopper, await fillCart(shopper, other.id));
    expect(await quantity()).toBe(before - 1);
  });

  test('v2 adds message, user and pricing', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    const { status, body } = await shop.post(
      `/api/v2/orders/${cartId}`,
      { shippingAddress: { ...ADDRESS, postalCode: '11511' } },
      { token: shopper.token },
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'success',
      message: expect.any(String),
      user: { _id: shopper.id, name: shopper.name, email: shopper.email, phone: shopper.phone },
      pricing: {
        cartPrice: plain.price,
        taxPrice: 0,
        shippingPrice: 4.99,
        totalOrderPrice: toEgp(toPiastres(plain.price) + 499),
      },
      data: { user: shopper.id, shippingAddress: { ...ADDRESS, postalCode: '11511' } },
    });
  });

  test('too little stock is refused with the product and the pieces left, and changes nothing', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, other.id, plain.id, plain.id);
    const { quantity } = await readProduct(plain.id);
    const before = await readProduct(other.id);
    await setStock(plain.id, 1);
    expect(await placeCash(shopper, cartId)).toMatchObject({
      status: 400,
      body: {
        message: `Only 1 of ${plain.title.en} left`,
        errors: { msg: `Only 1 of ${plain.title.en} left`, param: 'count', location: 'body' },
      },
    });
    await setStock(plain.id, quantity);
    expect(await readProduct(other.id)).toEqual(before);
    expect(await readCart(shopper)).toMatchObject({ numOfCartItems: 2, cartId });
    expect(await readOrders(shopper)).toEqual([]);
  });

  test('ten parallel orders of the last piece sell it once', async () => {
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => shop.addShopper()));
    await setStock(other.id, 1);
    const before = await readProduct(other.id);
    const cartIds = await Promise.all(shoppers.map((shopper) => fillCart(shopper, other.id)));
    const answers = await Promise.all(
      shoppers.map((shopper, at) => placeCash(shopper, cartIds[at] as string)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(9).fill(400)]);
    expect(await readProduct(other.id)).toMatchObject({ quantity: 0, sold: before.sold + 1 });
    const placed = await Promise.all(shoppers.map(readOrders));
    expect(placed.flat()).toHaveLength(1);
    await setStock(other.id, 50);
  });

  test('parallel orders of the same products in opposite order both succeed', async () => {
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => shop.addShopper()));
    const carts = await Promise.all(
      shoppers.map((shopper, at) =>
        at % 2 ? fillCart(shopper, plain.id, other.id) : fillCart(shopper, other.id, plain.id),
      ),
    );
    const answers = await Promise.all(shoppers.map((shopper, at) => placeCash(shopper, carts[at] as string)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(201));
  });

  test('two parallel calls place one order', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    const answers = await Promise.all([placeCash(shopper, cartId), placeCash(shopper, cartId)]);
    expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
    expect(await readOrders(shopper)).toHaveLength(1);
  });

  test('an open card payment of the same cart can no longer be paid', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    const { body } = await checkOut(shopper, cartId);
    const page = new URL(body.session.url).pathname;
    expect((await placeCash(shopper, cartId)).status).toBe(201);
    expect((await shop.get(page)).status).toBe(410);
    expect((await postForm(page, { number: '4242424242424242' })).status).toBe(410);
    expect((await readOrders(shopper)).map((order) => order.status)).toEqual(['replaced', 'placed']);
  });
});
