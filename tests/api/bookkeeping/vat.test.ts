import { expect, test } from 'vitest';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { createBooks } from './books-shop.ts';

const shop = await openTestShop();
const { addOrder, enter } = createBooks(shop);
const member = await addMember(shop, 'viewer');
const readMonth = async (month: string) => {
  const path = `/money/vat?from=${month}-01&until=${month}-01`;
  return (await askAs(shop, member, 'GET', path)).body.data[0];
};
const toRow = (month: string, [sales, salesVat, refunds, refundsVat]: number[]) => ({
  ...{ month, salesPiastres: sales, salesVatPiastres: salesVat },
  ...{ refundsPiastres: refunds, refundsVatPiastres: refundsVat },
  netPiastres: (sales ?? 0) - (refunds ?? 0),
  netVatPiastres: (salesVat ?? 0) - (refundsVat ?? 0),
});
const refund = { kind: 'refund' as const };

test('a sale counts in the month of its payment, a refund in its own month', async () => {
  const order = await addOrder();
  await enter(order, '2026-01-31', { amountPiastres: 11_400 });
  await enter(order, '2026-02-01', { ...refund, amountPiastres: 5700 });
  expect(await readMonth('2026-01')).toEqual(toRow('2026-01', [11_400, 1400, 0, 0]));
  expect(await readMonth('2026-02')).toEqual(toRow('2026-02', [0, 0, 5700, 700]));
});

test('partial refunds of a whole order add up to exactly the order’s VAT', async () => {
  const order = await addOrder({ totalPiastres: 1000, taxPiastres: 123 });
  await enter(order, '2026-03-01', { amountPiastres: 1000 });
  for (const amountPiastres of [333, 333, 334])
    await enter(order, '2026-03-02', { ...refund, amountPiastres });
  expect(await readMonth('2026-03')).toEqual(toRow('2026-03', [1000, 123, 1000, 123]));
});

test('the VAT of a later refund takes earlier months’ refunds into account', async () => {
  const order = await addOrder({ totalPiastres: 1000, taxPiastres: 5 });
  await enter(order, '2026-04-01', { amountPiastres: 1000 });
  await enter(order, '2026-04-02', { ...refund, amountPiastres: 500 });
  await enter(order, '2026-05-02', { ...refund, amountPiastres: 500 });
  expect((await readMonth('2026-04')).refundsVatPiastres).toBe(3);
  expect((await readMonth('2026-05')).refundsVatPiastres).toBe(2);
});

test('a refund that failed later does not count', async () => {
  const order = await addOrder();
  await enter(order, '2026-06-01', { amountPiastres: 11_400 });
  await enter(order, '2026-06-02', { ...refund, amountPiastres: 5700 });
  await enter(order, '2026-06-03', { kind: 'refund_failed', amountPiastres: 5700 });
  expect(await readMonth('2026-06')).toEqual(toRow('2026-06', [11_400, 1400, 0, 0]));
});

test('a payment of a wrong amount is no sale, and its refund reduces no VAT', async () => {
  const order = await addOrder();
  const { transaction } = await enter(order, '2026-07-01', { kind: 'mismatch', amountPiastres: 500 });
  await enter(order, '2026-07-02', { ...refund, amountPiastres: 500, ofTransaction: transaction });
  await enter(order, '2026-07-03', { amountPiastres: 11_400 });
  expect(await readMonth('2026-07')).toEqual(toRow('2026-07', [11_400, 1400, 0, 0]));
});

test('the answer has twelve months, newest first', async () => {
  const { data } = (await askAs(shop, member, 'GET', '/money/vat?until=2026-03-15')).body;
  const months = data.map(({ month }: { month: string }) => month);
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2026-03', '2025-04']);
});
