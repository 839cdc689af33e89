import { expect, test } from 'vitest';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { createBooks } from './books-shop.ts';

const shop = await openTestShop();
const { addOrder, enter, deliver } = createBooks(shop);
const member = await addMember(shop, 'viewer', { name: 'Hany Samir' });
const ask = (path: string) => askAs(shop, member, 'GET', path);
const get = async (path: string) => (await ask(path)).body;

const order = await addOrder();
const charge = await enter(order, '2026-03-01', { amountPiastres: 11_400 });
const ofCharge = { ofTransaction: charge.transaction };
await enter(order, '2026-03-02', { kind: 'refund', amountPiastres: 3000, staffId: member.id, ...ofCharge });
await enter(order, '2026-03-02', { kind: 'refund_failed', amountPiastres: 1000, ...ofCharge });
await enter(order, '2026-03-02', { kind: 'dispute', amountPiastres: 500, ...ofCharge });
await enter(order, '2026-03-03', { kind: 'dispute_lost', amountPiastres: 200, ...ofCharge });
await enter(order, '2026-03-03', { amountPiastres: 900, currency: 'USD' });
const cash = await deliver('2026-03-03');

const listKinds = async (query: string) =>
  (await get(`/ledger?${query}`)).data.map(({ kind }: { kind: string }) => kind);

test('the ledger is listed newest first, with the sums of all matching entries', async () => {
  const { data, sums, next } = await get('/ledger?from=2026-03-01&until=2026-03-03');
  expect(data).toHaveLength(7);
  expect(data.at(-1)).toEqual({
    ...{ id: charge.id, at: '2026-03-01T10:00:00.000Z', gateway: 'test', kind: 'charge' },
    ...{ orderId: order.id, orderNumber: order.orderNumber, ...ofCharge, transaction: charge.transaction },
    ...{ amountPiastres: 11_400, currency: 'EGP', person: null },
  });
  expect(data.find(({ kind }: { kind: string }) => kind === 'refund').person).toBe('Hany Samir');
  expect([sums, next]).toEqual([
    {
      ...{ chargedPiastres: 22_800, refundedPiastres: 2000, disputedPiastres: 300, lostPiastres: 200 },
      netPiastres: 20_300,
    },
    null,
  ]);
});

test.each([
  ['gateway=cash', ['charge']],
  ['kind=refund', ['refund']],
  ['from=2026-03-02&until=2026-03-02', ['dispute', 'refund_failed', 'refund']],
  [`staff=${member.id}`, ['refund']],
  [`order=${cash.order.orderNumber}`, ['charge']],
  [`order=${cash.order.number}`, ['charge']],
  ['gateway=nobody', []],
])('the ledger can be filtered by %s', async (query, kinds) => {
  expect(await listKinds(query)).toEqual(kinds);
});

test('the ledger is read in pages by key; only the first page has sums', async () => {
  const all = (await get('/ledger')).data.map(({ id }: { id: number }) => id);
  const seen: number[] = [];
  for (let before = ''; ; ) {
    const { data, next, sums } = await get(`/ledger?limit=2&before=${before}`);
    expect(sums === null).toBe(before !== '');
    seen.push(...data.map(({ id }: { id: number }) => id));
    if (!next) break;
    before = next;
  }
  expect(seen).toEqual(all);
});

test('entries are summed by day and gateway, and a lost dispute moves to the lost sum', async () => {
  const { data } = await get('/money/days?from=2026-03-01&until=2026-03-03');
  const zero = { chargedPiastres: 0, refundedPiastres: 0, disputedPiastres: 0, lostPiastres: 0 };
  expect(data).toEqual([
    { ...zero, day: '2026-03-03', gateway: 'cash', chargedPiastres: 11_400, netPiastres: 11_400 },
    {
      ...{ ...zero, day: '2026-03-03', gateway: 'test', disputedPiastres: -200 },
      ...{ lostPiastres: 200, netPiastres: 0 },
    },
    {
      ...{ ...zero, day: '2026-03-02', gateway: 'test', refundedPiastres: 2000 },
      ...{ disputedPiastres: 500, netPiastres: -2500 },
    },
    { ...zero, day: '2026-03-01', gateway: 'test', chargedPiastres: 11_400, netPiastres: 11_400 },
  ]);
  expect((await get('/money/days?from=2026-03-01&until=2026-03-03&gateway=cash')).data).toHaveLength(1);
});

test('a day begins at midnight in Cairo, also in summer', async () => {
  const summer = await addOrder({ gateway: 'summer' });
  await enter(summer, '2026-07-01', { amountPiastres: 100, createdAt: new Date('2026-06-30T21:00:00Z') });
  await enter(summer, '2026-07-01', { amountPiastres: 10, createdAt: new Date('2026-06-30T20:59:59Z') });
  const { data } = await get('/money/days?from=2026-06-30&until=2026-07-01&gateway=summer');
  expect(data.map(({ day, netPiastres }: Record<string, unknown>) => [day, netPiastres])).toEqual([
    ['2026-07-01', 100],
    ['2026-06-30', 10],
  ]);
});

test.each([
  ['/ledger?kind=gift', 400, 'invalid-value'],
  ['/ledger?staff=me', 400, 'invalid-id'],
  ['/ledger?order=nonsense', 404, 'no-such-order'],
  ['/ledger?order=MS-2222-222', 404, 'no-such-order'],
  ['/ledger?from=2026-02-30', 400, 'invalid-value'],
  ['/money/days?from=2020-01-01&until=2026-01-01', 400, 'invalid-value'],
  ['/money/days?from=2026-01-02&until=2026-01-01', 400, 'invalid-value'],
  ['/money/vat?from=2000-01-01', 400, 'invalid-value'],
  ['/ledger/export', 400, 'invalid-value'],
  ['/ledger/export?format=pdf', 400, 'invalid-value'],
])('%s is refused', async (path, status, code) => {
  const answer = await ask(path);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});
