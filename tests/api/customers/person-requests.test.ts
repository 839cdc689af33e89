import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { desc, eq } from '#api/platform/database/drizzle.ts';
import { users } from '#api/schema/account.ts';
import { auditLog } from '#api/schema/staff.ts';
import { personalData } from '#contract/account/personal-data.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { db } = shop.api;
const { fillCart, placeCash } = createShopSteps(shop);
const manager = await addMember(shop, 'manager', { name: 'Mona Adel', totpSecret: 'x' });
const packer = await addMember(shop, 'orders');

const REQUEST_DETAILS = { askedOn: '2026-11-16', askedBy: 'person' };
const act = (id: string, what: string, body: object = {}, member = manager) =>
  askAs(shop, member, 'POST', `/customers/${id}/${what}`, { body: { ...REQUEST_DETAILS, ...body } });
const read = async (id: string) => (await askAs(shop, manager, 'GET', `/customers/${id}`)).body.data;
const readLog = async () => (await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];
const findUser = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0];

describe('an export', () => {
  test('has everything that the shop knows about a person, including notes and blocks', async () => {
    const { id, email } = await shop.addShopper('Sara Ali', { phone: '01200000001' });
    await act(id, 'notes', { text: 'Calls after 5' });
    await act(id, 'blocks', { kind: 'cash', reason: 'Refused parcels' });
    const { status, headers, body } = await act(id, 'export');
    expect(v.safeParse(personalData, body.data).issues).toBeUndefined();
    expect([status, headers.get('content-disposition'), body.data]).toMatchObject([
      200,
      'attachment; filename="customer-data.json"',
      {
        profile: { email },
        notes: [{ text: 'Calls after 5' }],
        blocks: [{ kind: 'cash', reason: 'Refused parcels', liftedAt: null }],
      },
    ]);
  });

  test('is recorded in the register of requests, and in the audit log without the data', async () => {
    const { id } = await shop.addShopper();
    await act(id, 'export', { askedBy: 'representative' });
    const request = { kind: 'export', askedOn: '2026-11-16', askedBy: 'representative', person: 'Mona Adel' };
    expect((await read(id)).dataRequests).toMatchObject([request]);
    expect(await readLog()).toMatchObject({
      ...{ action: 'customer.exported', label: id, before: null },
      after: { askedOn: '2026-11-16', askedBy: 'representative' },
    });
  });
});

describe('a correction', () => {
  test('changes name and phone number', async () => {
    const { id } = await shop.addShopper();
    const { status, body } = await act(id, 'correct', { name: 'Sara Adel', phone: '+20 111 222 3334' });
    expect([status, body.data]).toMatchObject([
      200,
      {
        ...{ name: 'Sara Adel', phone: '01112223334' },
        dataRequests: [{ kind: 'correction', fields: ['name', 'phone'] }],
      },
    ]);
    expect((await readLog())?.after).toEqual({ ...REQUEST_DETAILS, fields: ['name', 'phone'] });
  });

  test('of the email address leaves it unconfirmed, ends sessions and sends its link', async () => {
    const { id, token, email: former } = await shop.addShopper('Sara Ali', { emailConfirmedAt: new Date() });
    const email = `corrected-${former}`;
    const { body } = await act(id, 'correct', { email: email.toUpperCase() });
    expect(body.data).toMatchObject({ email, isEmailConfirmed: false });
    shop.passTime(2000);
    expect((await shop.get('/api/v1/users/me', { token })).status).toBe(401);
    await shop.runJobs();
    expect(
      shop.emails
        .map(({ to }) => to)
        .slice(-2)
        .sort(),
    ).toEqual([email, former].sort());
    const link = /\/api\/confirm-email\/address\/\w+/.exec(
      shop.emails.findLast(({ to }) => to === email)?.text ?? '',
    )?.[0];
    await shop.post(link ?? '', undefined);
    expect((await findUser(id))?.emailConfirmedAt).not.toBeNull();
  });

  test('sends nothing to a former address that was never confirmed', async () => {
    const { id, email: former } = await shop.addShopper();
    await act(id, 'correct', { email: `corrected-${former}` });
    await shop.runJobs();
    expect(shop.emails.filter(({ to }) => to === former)).toEqual([]);
  });

  test.each([
    [{}, 400, 'nothing-to-correct'],
    [{ name: 'Sara Ali' }, 400, 'nothing-to-correct'],
    [{ phone: '123' }, 400, 'not-an-egyptian-phone'],
    [{ email: 'nonsense' }, 400, 'invalid-email'],
    [{ name: 'Sara Adel', askedOn: '2026-02-30' }, 400, 'invalid-value'],
    [{ name: 'Sara Adel', askedBy: 'nobody' }, 400, 'invalid-value'],
  ])('%j is refused', async (body, status, code) => {
    const { id } = await shop.addShopper();
    const answer = await act(id, 'correct', body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('to the address of another account is refused', async () => {
    const [one, other] = [await shop.addShopper(), await shop.addShopper()];
    const { body } = await act(one.id, 'correct', { name: 'Sara Adel', email: other.email });
    expect([body.code, (await read(one.id)).name]).toEqual(['email-in-use', 'Sara Ali']);
  });
});

describe('a person who is forgotten', () => {
  test('has no data but the register entry, and notes are emptied', async () => {
    const { id } = await shop.addShopper();
    await act(id, 'notes', { text: 'Calls after 5' });
    const { status, body } = await act(id, 'forget');
    expect([status, body.data.kind]).toEqual([200, 'deletion']);
    expect(await read(id)).toMatchObject({
      ...{ name: '', phone: '', deletedAt: expect.any(String) },
      ...{ notes: [{ text: '' }], dataRequests: [{ kind: 'deletion' }] },
    });
    expect(await readLog()).toMatchObject({ action: 'customer.forgotten', label: id });
  });

  test('stays blocked by their number until the block is lifted', async () => {
    const { id, phone } = await shop.addShopper('Sara Ali', { phone: '01277788899' });
    const { body } = await act(id, 'blocks', { kind: 'all', reason: 'Fraud' });
    await act(id, 'forget');
    const again = await shop.addShopper('Sara Ali', { phone });
    const order = async () => (await placeCash(again, await fillCart(again, plain.id))).body.code;
    expect(await order()).toBe('orders-blocked');
    await askAs(shop, manager, 'DELETE', `/customers/${id}/blocks/${body.data.id}`);
    expect(await order()).toBeUndefined();
  });

  test('can’t be forgotten while an order is open', async () => {
    const shopper = await shop.addShopper();
    await placeCash(shopper, await fillCart(shopper, plain.id), { shippingAddress: ADDRESS });
    const { status, body } = await act(shopper.id, 'forget');
    expect([status, body.code, (await read(shopper.id)).dataRequests]).toEqual([409, 'order-under-way', []]);
  });

  test('can’t be exported, corrected or forgotten again', async () => {
    const { id } = await shop.addShopper();
    await act(id, 'forget');
    for (const what of ['export', 'correct', 'forget'])
      expect((await act(id, what, { name: 'Sara Adel' })).body.code).toBe('no-document');
  });
});

test('requests about personal data need their permission and a fresh proof', async () => {
  const { id } = await shop.addShopper();
  expect((await act(id, 'export', {}, packer)).body.code).toBe('not-permitted');
  shop.passTime(16 * 60_000);
  for (const what of ['export', 'correct', 'forget'])
    expect((await act(id, what)).body.code).toBe('proof-required');
});
