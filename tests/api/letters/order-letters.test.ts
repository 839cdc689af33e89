import { beforeEach, describe, expect, test } from 'vitest';
import { letters } from '#api/letters/tables.ts';
import { cancelOrder, confirmOrder, deliverOrder, packOrder, shipOrder } from '#api/orders/acts.ts';
import { orders } from '#api/orders/tables.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { onOffer, plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { CARD, createShopSteps } from '#tests/setup/shop-steps.ts';
import { ORIGIN, openTestShop, type Shopper } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { addShopperWithCart, openNewCardPage, postForm } = createShopSteps(shop);
const { api } = shop;

beforeEach(() => {
  shop.letters.length = 0;
});

/** The subjects of what was sent since. */
async function readSubjects(): Promise<string[]> {
  await shop.runJobs();
  const subjects = shop.letters.map(({ subject }) => subject.replace(/\d+/, 'N'));
  shop.letters.length = 0;
  return subjects;
}
const orderOf = async ({ id }: Shopper) => {
  const [order] = await api.db.select().from(orders).where(eq(orders.userId, id));
  if (!order) throw new Error('there is no order');
  return order;
};

async function placeCash(language = 'en') {
  const shopper = await addShopperWithCart(plain.id, onOffer.id);
  const { status } = await shop.post(
    `/api/v1/orders/${shopper.cartId}?lang=${language}`,
    { shippingAddress: ADDRESS },
    { token: shopper.token },
  );
  expect(status).toBe(201);
  return { shopper, order: await orderOf(shopper) };
}

describe('an order in cash', () => {
  test('is told about when it is placed, sent and delivered, each once', async () => {
    const { order } = await placeCash();
    expect(await readSubjects()).toEqual(['My Store: we have your order N']);
    await confirmOrder(api, order.id, 'shop');
    await packOrder(api, order.id);
    expect(await readSubjects()).toEqual([]);
    await shipOrder(api, order.id, { carrier: 'Bosta', trackingNumber: 'BST-1' });
    expect(await readSubjects()).toEqual(['My Store: order N is on its way']);
    await deliverOrder(api, order.id);
    expect(await readSubjects()).toEqual(['My Store: order N was delivered']);
  });

  test('is told about in the language in which it was ordered, with what was bought', async () => {
    const { shopper, order } = await placeCash('ar');
    await shop.runJobs();
    const [letter] = shop.letters;
    expect(letter).toMatchObject({ to: shopper.email, subject: `استلمنا طلبك رقم ${order.number}` });
    for (const part of [letter?.text, letter?.html]) {
      expect(part).toMatch(
        new RegExp(`${ORIGIN}/ar/track/${order.id}[\\da-f]{32}\\?confirm=${order.id}[\\da-f]{32}`),
      );
      expect(part).toContain(plain.title.ar);
      expect(part).toContain(onOffer.title.ar);
    }
  });

  test('is told about when the shop cancels it', async () => {
    const { order } = await placeCash();
    await readSubjects();
    await cancelOrder(api, order.id, 'shop');
    expect(await readSubjects()).toEqual(['My Store: order N is cancelled']);
  });
});

describe('an order that is paid', () => {
  test('has one letter about it, which is forgotten but for the fact; cancelled, two about its money', async () => {
    const { page, shopper } = await openNewCardPage();
    expect(await readSubjects()).toEqual([]);
    await postForm(page, CARD);
    await postForm(page, CARD);
    expect(await readSubjects()).toEqual(['My Store: order N is paid']);
    const order = await orderOf(shopper);
    const rows = await api.db.select().from(letters).where(eq(letters.orderId, order.id));
    expect(rows).toMatchObject([{ kind: 'paid', recipient: '', data: {}, sentAt: expect.any(Date) }]);
    await cancelOrder(api, order.id, 'shopper');
    expect(await readSubjects()).toEqual([
      'My Store: your money for order N goes back to you',
      'My Store: a refund for order N',
    ]);
  });
});
