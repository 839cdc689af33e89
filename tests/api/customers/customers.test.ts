import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { users } from '#api/schema/account.ts';
import { customerAnswer, customersAnswer } from '#contract/customers/answers.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { createDeskAsker, createShopSteps } from '#tests/setup/shop-steps.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { fillCart, placeCash } = createShopSteps(shop);
const ask = createDeskAsker(shop.api);
const member = await addMember(shop, 'orders', { name: 'Hany Samir' });
const get = async (path: string) => (await askAs(shop, member, 'GET', path)).body;
const search = async (text: string) =>
  (await get(`/customers?search=${encodeURIComponent(text)}`)).data.map(({ id }: { id: string }) => id);

const mona = await shop.addShopper('منى أحمد', { phone: '01112223334', email: 'mona@example.com' });
const omar = await shop.addShopper('Omar Adel', { phone: '01223334445', email: 'omar.adel@example.com' });

/** Places a cash order, delivers it, and refunds a part of it by hand. */
async function buy(shopper: typeof mona) {
  const { body } = await placeCash(shopper, await fillCart(shopper, plain.id));
  const order = body.data.id as number;
  await ask('packOrder', { order });
  await ask('shipOrder', { order, carrier: 'Bosta', trackingNumber: '1' });
  await ask('deliverOrder', { order });
  await ask('refundOrder', { order, amountPiastres: 500, isByHand: true });
  return body.data as { _id: string; orderNumber: string; totalOrderPrice: number };
}

describe('a search finds a customer by', () => {
  test.each([
    ['a word of the name', 'omar'],
    ['the beginnings of words in any order', 'ad om'],
    ['the phone number', '01223334445'],
    ['the phone number in another spelling', '+20 122 333 4445'],
    ['the phone number in Arabic digits', '٠١٢٢٣٣٣٤٤٤٥'],
    ['the beginning of the email address', 'Omar.adel@'],
  ])('%s', async (_, text) => {
    expect(await search(text)).toEqual([omar.id]);
  });

  test('a name with other Arabic letters', async () => {
    expect(await search('مني احمد')).toEqual([mona.id]);
  });

  test('a new name, and no longer by the old one', async () => {
    const { id } = await shop.addShopper('Laila Nabil');
    await shop.api.db.update(users).set({ name: 'Laila Fathy' }).where(eq(users.id, id));
    expect([await search('laila fathy'), await search('nabil')]).toEqual([[id], []]);
  });
});

test('customers are listed newest first, with keyset pagination, without deleted accounts', async () => {
  const all = (await get('/customers')).data.map(({ id }: { id: string }) => id);
  const { id } = await shop.addShopper('Gone Away', { deletedAt: new Date() });
  const seen: string[] = [];
  for (let before = ''; ; ) {
    const page = await get(`/customers?limit=1&before=${before}`);
    expect(v.safeParse(customersAnswer, page).issues).toBeUndefined();
    expect(page).toMatchObject({ count: all.length, isCountExact: true });
    seen.push(...page.data.map(({ id }: { id: string }) => id));
    if (!page.next) break;
    before = page.next;
  }
  expect(seen).toEqual(all);
  expect(seen).not.toContain(id);
});

test('a customer’s orders are counted, and their payments summed', async () => {
  const order = await buy(omar);
  const { data } = await get('/customers?search=omar');
  expect(data).toEqual([
    {
      ...{ id: omar.id, name: omar.name, email: omar.email, phone: omar.phone },
      ...{ createdAt: expect.any(String), orders: 1, lastOrderAt: expect.any(String), block: null },
      paidPiastres: Math.round(order.totalOrderPrice * 100) - 500,
    },
  ]);
});

test('a customer’s details have addresses, emails and counts of orders by outcome', async () => {
  const form = fillSignUpForm();
  const { token } = (await shop.post('/api/v1/auth/signup', form)).body;
  const { id } = (await shop.get('/api/v1/auth/verifyToken', { token })).body.decoded;
  const shopper = { id, token, name: form.name, email: form.email, phone: form.phone };
  const address = { name: 'Home', details: '12 Nile Street', phone: '01012345678', city: 'Cairo' };
  await shop.post('/api/v1/addresses', address, { token });
  const { orderNumber } = await buy(shopper);
  await shop.runJobs();
  const answer = await get(`/customers/${id}`);
  expect(v.safeParse(customerAnswer, answer).issues).toBeUndefined();
  expect(answer.data).toMatchObject({
    ...{ orders: 1, delivered: 1, refused: 0, cancelled: 0, isEmailConfirmed: false, deletedAt: null },
    addresses: [address],
  });
  const { emails } = answer.data;
  expect(emails).toContainEqual({
    kind: 'welcome',
    at: expect.any(String),
    state: 'sent',
    orderNumber: null,
  });
  expect(emails).toContainEqual({ kind: 'placed', at: expect.any(String), state: 'sent', orderNumber });
});

test('a note says who wrote it, and when', async () => {
  const path = `/customers/${mona.id}`;
  const written = await askAs(shop, member, 'POST', `${path}/notes`, { body: { text: ' Calls after 5 ' } });
  const note = {
    id: expect.any(String),
    text: 'Calls after 5',
    person: 'Hany Samir',
    at: expect.any(String),
  };
  expect([written.status, written.body]).toEqual([201, { data: note }]);
  expect((await get(path)).data.notes).toEqual([note]);
});

test.each([
  ['GET', '/customers/aaaaaaaaaaaaaaaaaaaaaaaa', undefined, 404, 'no-document'],
  ['GET', '/customers/nonsense', undefined, 400, 'invalid-id'],
  ['GET', '/customers?limit=some', undefined, 400, 'invalid-value'],
  ['GET', '/customers?before=x', undefined, 400, 'invalid-id'],
  ['POST', `/customers/${mona.id}/notes`, {}, 400, 'text-required'],
  ['POST', '/customers/aaaaaaaaaaaaaaaaaaaaaaaa/notes', { text: 'x' }, 404, 'no-document'],
])('%s %s %j is refused', async (method, path, body, status, code) => {
  const answer = await askAs(shop, member, method, path, { body });
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});
