import { beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder, confirmOrder, deliverOrder, packOrder, shipOrder } from '#api/orders/actions.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { emails } from '#api/schema/emails.ts';
import { orders } from '#api/schema/orders.ts';
import { onOffer, plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { APPROVED_CARD, createShopSteps } from '#tests/setup/shop-steps.ts';
import { ORIGIN, openTestShop, type Shopper } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { addShopperWithCart, openNewCardPage, postForm } = createShopSteps(shop);
const { api } = shop;

beforeEach(() => {
  shop.emails.length = 0;
});

/** Returns the subjects of the emails since the last call. */
async function readSubjects(): Promise<string[]> {
  await shop.runJobs();
  const subjects = shop.emails.map(({ subject }) => subject.replace(/MS-[\dA-Z-]+/, 'N'));
  shop.emails.length = 0;
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
  test('has one email each when it is placed, shipped and delivered', async () => {
    const { order } = await placeCash();
    expect(await readSubjects()).toEqual(['My Store: we’ve received your order N']);
    await confirmOrder(api, order.id, 'shop');
    await packOrder(api, order.id);
    expect(await readSubjects()).toEqual([]);
    await shipOrder(api, order.id, { carrier: 'Bosta', trackingNumber: 'BST-1' });
    expect(await readSubjects()).toEqual(['My Store: order N is on its way']);
    await deliverOrder(api, order.id);
    expect(await readSubjects()).toEqual(['My Store: order N has been delivered']);
  });

  test('has emails in the language of the order, with the products', async () => {
    const { shopper, order } = await placeCash('ar');
    await shop.runJobs();
    const [email] = shop.emails;
    expect(email).toMatchObject({ to: shopper.email, subject: `استلمنا طلبك رقم ${order.orderNumber}` });
    for (const part of [email?.text, email?.html]) {
      expect(part).toMatch(
        new RegExp(`${ORIGIN}/ar/track/${order.id}[\\da-f]{32}\\?confirm=${order.id}[\\da-f]{32}`),
      );
      expect(part).toContain(plain.title.ar);
      expect(part).toContain(onOffer.title.ar);
    }
  });

  test('has an email when the shop cancels it', async () => {
    const { order } = await placeCash();
    await readSubjects();
    await cancelOrder(api, order.id, 'shop');
    expect(await readSubjects()).toEqual(['My Store: order N has been cancelled']);
  });
});

describe('an order that is paid', () => {
  test('has one email, whose content is deleted once sent; if cancelled, two about its refund', async () => {
    const { page, shopper } = await openNewCardPage();
    expect(await readSubjects()).toEqual([]);
    await postForm(page, APPROVED_CARD);
    await postForm(page, APPROVED_CARD);
    expect(await readSubjects()).toEqual(['My Store: payment received for order N']);
    const order = await orderOf(shopper);
    const rows = await api.db.select().from(emails).where(eq(emails.orderId, order.id));
    expect(rows).toMatchObject([{ kind: 'paid', recipient: '', data: {}, sentAt: expect.any(Date) }]);
    await cancelOrder(api, order.id, 'shopper');
    expect(await readSubjects()).toEqual([
      'My Store: refund due for order N',
      'My Store: refund for order N',
    ]);
  });
});
