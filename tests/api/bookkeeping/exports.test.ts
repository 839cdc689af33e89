import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { createBooks } from './books-shop.ts';

const shop = await openTestShop();
const { addOrder, enter, deliver } = createBooks(shop);
const member = await addMember(shop, 'viewer');
const order = await addOrder();
await enter(order, '2026-03-01', { amountPiastres: 11_450, transaction: '=1+1' });
await deliver('2026-03-02', { trackingNumber: '0012' });
const get = (path: string) => askAs(shop, member, 'GET', path);

test('the ledger as CSV has a row for each entry, and no formulas', async () => {
  const { status, headers, body } = await get('/ledger/export?format=csv&gateway=test');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="ledger-[\d-]{10}\.csv"$/);
  const [header, row] = body.split('\r\n');
  expect(header).toMatch(
    /^id,time in Cairo,gateway,kind,order,transaction,of transaction,amount,currency,person$/,
  );
  expect(row).toMatch(new RegExp(`,test,charge,${order.orderNumber},'=1\\+1,'=1\\+1,114.5,EGP,$`));
});

test('the ledger as XLSX has texts as texts and amounts as numbers', async () => {
  const answer = await shop.app.request('http://shop.test/api/staff/ledger/export?format=xlsx&gateway=test', {
    headers: member.headers,
  });
  expect(answer.headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
  const texts = new TextDecoder().decode(files['xl/sharedStrings.xml']);
  expect(sheet).toContain('<v>114.5</v>');
  expect(sheet).not.toContain('<f>');
  expect(texts).toContain('=1+1');
});

test.each([
  ['/money/days/export?from=2026-03-01&until=2026-03-02', 'day,gateway,charged EGP'],
  ['/money/cash/export?', 'order,carrier,tracking number'],
  ['/money/vat/export?from=2026-03-01&until=2026-03-31', 'month,sales EGP,VAT of sales EGP'],
])('%s downloads CSV and XLSX', async (path, header) => {
  const csv = await get(`${path}&format=csv`);
  expect(csv.body).toContain(header);
  expect(csv.body.split('\r\n').length).toBeGreaterThan(2);
  const xlsx = await get(`${path}&format=xlsx`);
  expect([xlsx.status, xlsx.body.startsWith('PK')]).toEqual([200, true]);
});
