import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { desc } from '#api/platform/database/drizzle.ts';
import { auditLog } from '#api/schema/staff.ts';
import { orderAnswer, ordersAnswer } from '#contract/orders/staff-answers.ts';
import { returnsAnswer } from '#contract/orders/staff-return-answers.ts';
import { placeCashOrder } from '#tests/setup/place-cash-order.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createDeskAsker } from '#tests/setup/shop-steps.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { db } = shop.api;
const manager = await addMember(shop, 'manager', { name: 'Mona Adel' });
const packer = await addMember(shop, 'orders', { name: 'Hany Samir' });

/** Places a cash order; returns its path. */
const place = async () => `/orders/${(await placeCashOrder(shop)).orderNumber}`;

const act = (member: typeof packer, path: string, body?: object) =>
  askAs(shop, member, 'POST', path, body && { body });

/** Places an order, which the packer delivers; returns its path. */
async function deliver(): Promise<string> {
  const path = await place();
  await act(packer, `${path}/pack`, {});
  await act(packer, `${path}/ship`, { carrier: 'Bosta', trackingNumber: '12345' });
  await act(packer, `${path}/deliver`);
  return path;
}

test('the timeline and the ledger say which member of staff did what', async () => {
  const path = await deliver();
  const refunded = await act(manager, `${path}/refund`, { amountPiastres: 500, isByHand: true });
  expect(refunded).toMatchObject({
    status: 200,
    body: { data: { status: 'partly_refunded', refundedPiastres: 500 } },
  });
  const { body } = await askAs(shop, manager, 'GET', path);
  expect(v.safeParse(orderAnswer, body).issues).toBeUndefined();
  expect(body.data.timeline.map(({ event, person }: Record<string, string>) => [event, person])).toEqual([
    ['packed', 'Hany Samir'],
    ['shipped', 'Hany Samir'],
    ['delivered', 'Hany Samir'],
    ['refunded_part', 'Mona Adel'],
  ]);
  expect(body.data.ledger.map(({ kind, person }: Record<string, string>) => [kind, person])).toEqual([
    ['charge', 'Hany Samir'],
    ['refund', 'Mona Adel'],
  ]);
});

test('each action is in the audit log, with its changes', async () => {
  const path = await place();
  await act(packer, `${path}/pack`, {});
  await act(packer, `${path}/ship`, { carrier: 'Bosta', trackingNumber: '12345' });
  const [shipped, packed] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(2);
  expect(packed).toMatchObject({
    ...{ name: 'Hany Samir', role: 'orders', via: 'counter', action: 'order.packed', kind: 'order' },
    ...{ label: path.slice('/orders/'.length), before: { status: 'placed' }, after: { status: 'packed' } },
  });
  expect(shipped).toMatchObject({
    action: 'order.shipped',
    before: { status: 'packed', carrier: null, trackingNumber: null },
    after: { status: 'shipped', carrier: 'Bosta', trackingNumber: '12345' },
  });
});

test('actions of commands are in the audit log, too', async () => {
  const path = await place();
  await createDeskAsker(shop.api)('packOrder', { order: path.slice('/orders/'.length) });
  const [last] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(last).toMatchObject({ name: 'command', via: 'command', staffId: null, action: 'order.packed' });
});

test('a refused action is not in the audit log', async () => {
  const path = await place();
  const before = await db.$count(auditLog);
  const { status, body } = await act(packer, `${path}/deliver`);
  expect([status, body.code]).toEqual([409, 'not-possible']);
  expect(body.message).toMatch(/is placed: only an order that is shipped can be delivered\.$/);
  expect(await db.$count(auditLog)).toBe(before);
});

test('a large refund needs a fresh proof', async () => {
  const path = await deliver();
  shop.passTime(16 * 60_000);
  const small = await act(packer, `${path}/refund`, { amountPiastres: 100, isByHand: true });
  expect(small.status).toBe(200);
  const large = await act(packer, `${path}/refund`, { amountPiastres: 500_001, isByHand: true });
  expect([large.status, large.body.code]).toEqual([403, 'proof-required']);
});

test('lists of orders and returns have pages', async () => {
  const path = await place();
  const list = await askAs(shop, manager, 'GET', '/orders?status=placed&limit=1');
  expect(v.safeParse(ordersAnswer, list.body).issues).toBeUndefined();
  expect(list.body.data[0].orderNumber).toBe(path.slice('/orders/'.length));
  const returns = await askAs(shop, manager, 'GET', '/returns');
  expect(v.safeParse(returnsAnswer, returns.body).issues).toBeUndefined();
});

test('delivery days that staff change take effect at once', async () => {
  const changed = await askAs(shop, manager, 'PUT', '/delivery/ALX', { body: { fromDays: 4, toDays: 6 } });
  expect(changed.body.data).toEqual({ governorate: 'ALX', fromDays: 4, toDays: 6 });
  const { body } = await shop.get('/api/v1/delivery');
  expect(body.data).toContainEqual({ governorate: 'ALX', fromDays: 4, toDays: 6 });
  const [last] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(last).toMatchObject({
    action: 'delivery.changed',
    label: 'Alexandria',
    after: { fromDays: 4, toDays: 6 },
  });
});

test.each([
  ['an unknown order', '/orders/MS-2222-222', 404, 'no-such-order'],
  ['a nonsense name', '/orders/nonsense', 400, 'invalid-request'],
  ['an unknown status', '/orders?status=lost', 400, 'invalid-request'],
  ['an unknown return', '/returns/999999', 404, 'no-such-return'],
])('%s is refused', async (_, path, status, code) => {
  const answer = await askAs(shop, manager, 'GET', path);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

describe('a changed address', () => {
  const change = (path: string, version: number, changes = {}) =>
    askAs(shop, packer, 'PUT', `${path}/address`, { body: { ...ADDRESS, ...changes, version } });

  test('is in the timeline with the previous address, and in one email', async () => {
    const path = await place();
    shop.emails.length = 0;
    const { status, body } = await change(path, 1, { details: '7 Nile Street', phone: '01112223334' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ version: 2, status: 'placed', phone: '01112223334' });
    expect(body.data.address.details).toBe('7 Nile Street');
    expect(body.data.timeline.at(-1)).toMatchObject({
      ...{ event: 'address_changed', person: 'Hany Samir' },
      before: { details: ADDRESS.details, phone: ADDRESS.phone },
    });
    await shop.runJobs();
    const number = path.slice('/orders/'.length);
    const subjects = shop.emails.map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('another address'))).toEqual([
      `My Store: order ${number} goes to another address`,
    ]);
  });

  test('is in the audit log without the address, because entries can’t be deleted', async () => {
    await change(await place(), 1, { details: '7 Nile Street' });
    const [last] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(last).toMatchObject({ action: 'order.address-changed', before: null, after: null });
  });

  test('is refused with the current address if somebody changed the order meanwhile', async () => {
    const path = await place();
    await change(path, 1, { details: '7 Nile Street' });
    const { status, body } = await change(path, 1, { details: '9 Sea Street' });
    expect([status, body.code]).toEqual([409, 'changed-meanwhile']);
    expect(body.current).toMatchObject({ details: '7 Nile Street', version: 2 });
  });

  test('is refused once the order is shipped', async () => {
    const path = await deliver();
    const { body: order } = await askAs(shop, packer, 'GET', path);
    const { status, body } = await change(path, order.data.version);
    expect([status, body.code]).toEqual([409, 'not-possible']);
  });

  test('needs an Egyptian phone number', async () => {
    const { status, body } = await change(await place(), 1, { phone: '12345' });
    expect([status, body.code, body.errors.param]).toEqual([400, 'not-an-egyptian-phone', 'phone']);
  });

  test('makes the order searchable by its new phone number', async () => {
    const path = await place();
    await change(path, 1, { phone: '01598765432' });
    const { body } = await askAs(shop, packer, 'GET', '/orders?search=01598765432');
    expect(body.data.map(({ orderNumber }: { orderNumber: string }) => `/orders/${orderNumber}`)).toEqual([
      path,
    ]);
  });
});

test('a note is shown with its author', async () => {
  const path = await place();
  const { status, body } = await act(packer, `${path}/notes`, { text: ' Call after five. ' });
  expect(status).toBe(201);
  expect(body.data.notes).toEqual([
    {
      id: expect.any(String),
      text: 'Call after five.',
      person: 'Hany Samir',
      at: expect.any(String),
      mentions: [],
    },
  ]);
});
