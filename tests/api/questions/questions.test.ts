/** Questions about products: asked by shoppers, answered by the staff, public with their answer. */
import { describe, expect, test } from 'vitest';
import { desc, eq } from '#api/platform/database/drizzle.ts';
import { users } from '#api/schema/account.ts';
import { auditLog } from '#api/schema/staff.ts';
import { UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { openTestShop, type Shopper } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const member = await addMember(shop, 'manager', { name: 'Hany Samir' });
const [small, large] = demoCatalogue.products.filter(({ slug }) =>
  /^rimalya-cloud-knit-sweater-[sl]$/.test(slug),
);
if (!small || !large) throw new Error('the demo catalogue is not what it was');
const pathOf = (productId: string) => `/api/v1/products/${productId}/questions`;

async function ask(shopper: Shopper, question = 'Does it shrink?', query = '') {
  const { status, body } = await shop.post(pathOf(small?.id ?? '') + query, { question }, shopper);
  return { status, code: body.code, id: body.data?._id as string, data: body.data };
}
const act = async (method: string, path: string, body?: object) => {
  const answer = await askAs(shop, member, method, `/questions${path}`, body ? { body } : {});
  return { status: answer.status, ...answer.body };
};
const listed = async (productId: string) => (await shop.get(pathOf(productId))).body.data;
const emailsTo = async ({ email }: Shopper) => {
  await shop.runJobs();
  return shop.emails.filter(({ to }) => to === email);
};

test('a question is public once it is answered, for the whole family, without who asked', async () => {
  const sara = await shop.addShopper('Sara Ali');
  const { id, status, data } = await ask(sara);
  expect(status).toBe(201);
  expect(data).toMatchObject({ question: 'Does it shrink?', product: small.id });
  expect(await listed(small.id)).toEqual([]);
  const { data: waiting } = await act('GET', '');
  expect(waiting).toMatchObject([
    { id, answer: null, shopper: { id: sara.id, name: 'Sara Ali' }, version: 1 },
  ]);
  const today = async () => (await askAs(shop, member, 'GET', '/today')).body.data.openQuestions;
  expect(await today()).toEqual({ count: 1, oldestAt: waiting[0].createdAt });

  const { data: answered } = await act('PUT', `/${id}`, { version: 1, answer: 'Not at 30 degrees.' });
  expect(answered).toMatchObject({
    version: 2,
    answer: { text: 'Not at 30 degrees.', person: 'Hany Samir' },
  });
  for (const product of [small, large]) {
    const found = await listed(product.id);
    expect(found).toMatchObject([{ _id: id, question: 'Does it shrink?', answer: 'Not at 30 degrees.' }]);
    expect(JSON.stringify(found)).not.toMatch(/Sara|user/);
  }
  expect(await today()).toEqual({ count: 0, oldestAt: null });
  const [entry] = await shop.api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(entry).toMatchObject({
    action: 'question.answered',
    thingId: id,
    after: { answer: 'Not at 30 degrees.' },
  });
  expect(JSON.stringify(entry)).not.toContain('shrink');
});

describe('the email with the answer', () => {
  test('comes once, in the language of the question, and repeats the question to confirmed addresses alone', async () => {
    const [sara, omar] = [await shop.addShopper(), await shop.addShopper()];
    await shop.api.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, sara.id));
    const { id } = await ask(sara, 'هل يصغر بعد الغسيل؟', '?lang=ar');
    const { id: ofOmar } = await ask(omar, 'Is it wool?');
    await act('PUT', `/${id}`, { version: 1, answer: 'لا يصغر.' });
    await act('PUT', `/${id}`, { version: 2, answer: null });
    await act('PUT', `/${id}`, { version: 3, answer: 'لا يصغر عند 30 درجة.' });
    await act('PUT', `/${ofOmar}`, { version: 1, answer: 'It is cotton.' });
    const [email, ...more] = await emailsTo(sara);
    expect(more).toEqual([]);
    expect(email?.subject).toContain('سؤالك عن');
    expect(email?.text).toContain('هل يصغر بعد الغسيل؟');
    expect(email?.text).toContain('لا يصغر.');
    const [other] = await emailsTo(omar);
    expect(other?.text).toContain('It is cotton.');
    expect(other?.text).not.toContain('wool');
  });
});

test('the staff edit and hide questions; what changed meanwhile is refused with its present state', async () => {
  const { id } = await ask(await shop.addShopper(), 'Call me on 01012345678, is it warm?');
  expect(await act('PUT', `/${id}`, { version: 7, answer: 'Yes.' })).toMatchObject({
    ...{ status: 409, code: 'changed-meanwhile' },
    current: { id, version: 1 },
  });
  await act('PUT', `/${id}`, { version: 1, question: 'Is it warm?', answer: 'Yes.' });
  const isPublic = async () => (await listed(small.id)).some(({ _id }: { _id: string }) => _id === id);
  expect(await isPublic()).toBe(true);
  await act('POST', `/${id}/hide`);
  expect(await isPublic()).toBe(false);
  expect((await act('GET', '?view=hidden')).data).toMatchObject([{ id, question: 'Is it warm?' }]);
  await act('POST', `/${id}/show`);
  expect(await isPublic()).toBe(true);
  const { data } = await act('PUT', `/${id}`, { version: 4, answer: null });
  expect([data.answer, await isPublic()]).toEqual([null, false]);
});

test('those that wait are listed from the oldest, page by page', async () => {
  const ids: string[] = [];
  for (const question of ['One?', 'Two?', 'Three?'])
    ids.push((await ask(await shop.addShopper(), question)).id);
  const found: string[] = [];
  let before = '';
  do {
    const { data, next } = await act('GET', `?limit=2&product=${large.id}${before}`);
    found.push(...data.map((one: { id: string }) => one.id));
    before = next && `&before=${next}`;
  } while (before);
  expect(found.filter((id) => ids.includes(id))).toEqual(ids);
});

test.each([
  ['', 'question-required'],
  ['x'.repeat(501), 'too-long'],
  ['See https://example.com', 'links-not-allowed'],
  ['Same as on www.example', 'links-not-allowed'],
  ['Cheaper at shop.example.com?', 'links-not-allowed'],
  ['Write to sara@example', 'links-not-allowed'],
  ['مثل هذا example.com؟', 'links-not-allowed'],
])('the question ‘%.30s’ is refused: %s', async (question, code) => {
  expect(await ask(await shop.addShopper(), question)).toMatchObject({ status: 400, code });
});

test('dots that are no links are accepted; visitors and unknown products are refused', async () => {
  expect((await ask(await shop.addShopper(), 'Is it 1.5 m wide...or 2.5?Both?')).status).toBe(201);
  expect((await shop.post(pathOf(small.id), { question: 'Hm?' })).status).toBe(401);
  const { status } = await shop.post(
    pathOf(UNKNOWN_PRODUCT_ID),
    { question: 'Hm?' },
    await shop.addShopper(),
  );
  expect([status, (await shop.get(pathOf(UNKNOWN_PRODUCT_ID))).status]).toEqual([404, 404]);
});
