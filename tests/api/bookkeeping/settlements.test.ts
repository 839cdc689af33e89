import { describe, expect, test } from 'vitest';
import { desc, eq } from '#api/platform/database/drizzle.ts';
import { ledgerEntries } from '#api/schema/payments.ts';
import { auditLog } from '#api/schema/staff.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { createBooks } from './books-shop.ts';

const shop = await openTestShop();
const { addOrder, enter, deliver } = createBooks(shop);
const manager = await addMember(shop, 'manager', { name: 'Mona Adel' });
const get = async (path: string) => (await askAs(shop, manager, 'GET', path)).body;
const SETTLEMENTS_PATH = '/money/settlements';

let fileCount = 0;
/** Imports a settlement file with these lines, under a new name. */
function send(settledBy: string, source: string, ...lines: string[]) {
  fileCount += 1;
  const header = settledBy === 'courier' ? 'tracking,amount,fee,date' : 'transaction,amount,fee,date';
  const text = [header, ...lines].join('\n');
  return askAs(shop, manager, 'POST', SETTLEMENTS_PATH, {
    body: { settledBy, source, fileName: `${fileCount}.csv`, text },
  });
}

/** Charges an order through a gateway that only its test uses. */
async function charge(gateway: string, day = '2026-03-02', amountPiastres = 11_400) {
  const order = await addOrder({ gateway });
  return { order, entry: await enter(order, day, { amountPiastres }) };
}
const listResults = async (id: string) =>
  (await get(`${SETTLEMENTS_PATH}/${id}/lines`)).data.map(({ result }: { result: string }) => result);

describe('a gateway’s settlement', () => {
  test('lists entries that match, differ, are unknown or are missing', async () => {
    const [matching, differing, missing] = [await charge('one'), await charge('one'), await charge('one')];
    await charge('one', '2026-03-09');
    await charge('other');
    const { status, body } = await send(
      ...(['gateway', 'one'] as const),
      `${matching.entry.transaction},114,3.5,2026-03-01`,
      `${differing.entry.transaction},100,3.5,2026-03-03`,
      'nobody,5,0,2026-03-02',
    );
    expect([status, body]).toMatchObject([
      200,
      {
        isRepeated: false,
        data: {
          ...{ settledBy: 'gateway', source: 'one', firstDay: '2026-03-01', lastDay: '2026-03-03' },
          ...{ person: 'Mona Adel', lines: 3, amountPiastres: 21_900, feePiastres: 700 },
          differencePiastres: -1400,
          results: { matched: 1, differs: 1, repeated: 0, early: 0, unknown: 1 },
        },
      },
    ]);
    const { data } = await get(`${SETTLEMENTS_PATH}/${body.data.id}`);
    expect(data.missing).toMatchObject({
      count: 1,
      entries: [{ orderNumber: missing.order.orderNumber, transaction: missing.entry.transaction }],
    });
    expect((await get(`${SETTLEMENTS_PATH}/${body.data.id}/lines?result=differs`)).data).toEqual([
      {
        ...{ line: 2, reference: differing.entry.transaction, amountPiastres: 10_000, feePiastres: 350 },
        ...{ day: '2026-03-03', result: 'differs', expectedPiastres: 11_400 },
        ...{ orderId: differing.order.id, orderNumber: differing.order.orderNumber },
      },
    ]);
  });

  test('settles each refund once, found by its payment', async () => {
    const { order, entry } = await charge('refunding');
    const refund = { kind: 'refund' as const, ofTransaction: entry.transaction };
    for (const amountPiastres of [500, 700]) await enter(order, '2026-03-03', { ...refund, amountPiastres });
    const lines = ['114', '-7', '-5', '-5'].map((amount) => `${entry.transaction},${amount},,`);
    const { body } = await send('gateway', 'refunding', ...lines);
    expect(await listResults(body.data.id)).toEqual(['matched', 'matched', 'matched', 'repeated']);
  });

  test('settles an entry once, whatever the file', async () => {
    const { entry } = await charge('twice');
    await send('gateway', 'twice', `${entry.transaction},114,,`);
    const { body } = await send('gateway', 'twice', `${entry.transaction},114,1,`);
    expect(await listResults(body.data.id)).toEqual(['repeated']);
  });

  test('is imported only once; importing it again answers with the first import', async () => {
    const { entry } = await charge('again');
    const text = `transaction,amount\n${entry.transaction},114\n`;
    const body = { settledBy: 'gateway', source: 'again', text };
    const both = [
      await askAs(shop, manager, 'POST', SETTLEMENTS_PATH, { body }),
      await askAs(shop, manager, 'POST', SETTLEMENTS_PATH, { body: { ...body, fileName: 'renamed.csv' } }),
    ].map((answer) => answer.body);
    expect(both.map(({ isRepeated }) => isRepeated)).toEqual([false, true]);
    expect(both[1].data).toEqual(both[0].data);
  });

  test('leaves the ledger as it is, and can be withdrawn', async () => {
    const { entry } = await charge('withdrawn');
    const { body } = await send('gateway', 'withdrawn', `${entry.transaction},100,,`);
    const [after] = await shop.api.db.select().from(ledgerEntries).where(eq(ledgerEntries.id, entry.id));
    expect(after).toEqual(entry);
    expect((await askAs(shop, manager, 'DELETE', `${SETTLEMENTS_PATH}/${body.data.id}`)).status).toBe(204);
    const again = await send('gateway', 'withdrawn', `${entry.transaction},114,,`);
    expect(again.body.data.results.matched).toBe(1);
    const [imported, withdrawn] = await shop.api.db
      .select()
      .from(auditLog)
      .orderBy(desc(auditLog.id))
      .limit(2);
    expect([imported?.action, withdrawn?.action]).toEqual(['settlement.imported', 'settlement.withdrawn']);
  });
});

describe('a courier’s list', () => {
  test('settles delivered orders by tracking number or order number', async () => {
    const [byTracking, byNumber] = [
      await deliver('2026-03-01', { carrier: 'Mylerz', trackingNumber: 'EG-44 55x' }),
      await deliver('2026-03-02', { carrier: 'mylerz' }),
    ];
    const left = await deliver('2026-03-02', { carrier: 'Mylerz' });
    const before = (await get('/money/cash')).data.amountPiastres;
    const { body } = await send(
      ...(['courier', 'Mylerz'] as const),
      'eg4455X,114,,2026-03-01',
      `${byNumber.order.orderNumber.toLowerCase()},110,,2026-03-02`,
    );
    expect(await listResults(body.data.id)).toEqual(['matched', 'differs']);
    expect((await get('/money/cash')).data.amountPiastres).toBe(before - 22_800);
    const { missing } = (await get(`${SETTLEMENTS_PATH}/${body.data.id}`)).data;
    expect(missing.entries.map(({ orderId }: { orderId: string }) => orderId)).toEqual([left.order.id]);
    expect(byTracking.entry.amountPiastres).toBe(11_400);
  });

  test('may contain parcels that are not marked as delivered, and returned ones', async () => {
    const cash = { gateway: 'cash', paymentMethod: 'cash' as const, carrier: 'Bosta' };
    await addOrder({ ...cash, status: 'shipped', trackingNumber: '700' });
    await addOrder({ ...cash, status: 'returned', trackingNumber: '701' });
    const { body } = await send('courier', 'Bosta', '700,114,,', '701,0,,', '702,114,,');
    expect(await listResults(body.data.id)).toEqual(['early', 'matched', 'unknown']);
  });
});

test('settlements are listed newest first in pages by key, and their lines in file order', async () => {
  const { entry } = await charge('paged');
  const { body } = await send('gateway', 'paged', 'a,1,,', 'b,2,,', `${entry.transaction},114,,`);
  const first = await get(`${SETTLEMENTS_PATH}?limit=1`);
  expect(first.data[0].id).toBe(body.data.id);
  expect((await get(`${SETTLEMENTS_PATH}?limit=1&before=${first.next}`)).data[0].id).not.toBe(body.data.id);
  const lines = await get(`${SETTLEMENTS_PATH}/${body.data.id}/lines?limit=2`);
  expect([lines.data.length, lines.next]).toEqual([2, '2']);
  const last = await get(`${SETTLEMENTS_PATH}/${body.data.id}/lines?limit=2&after=${lines.next}`);
  expect([last.data.length, last.next]).toEqual([1, null]);
  const csv = await get(`${SETTLEMENTS_PATH}/${body.data.id}/export?format=csv`);
  expect(csv.split('\r\n')[1]).toBe('1,a,1,,,unknown,,');
});

test('a file may be larger than other request bodies, but not larger than 1 MB', async () => {
  const line = `${'x'.repeat(90)},1,,`;
  const large = await send('gateway', 'large', ...Array<string>(900).fill(line));
  expect([large.status, large.body.data?.results.unknown]).toEqual([200, 900]);
  const tooLarge = await askAs(shop, manager, 'POST', SETTLEMENTS_PATH, {
    body: { settledBy: 'gateway', source: 'large', text: 'x'.repeat(1_050_000) },
    headers: { 'content-length': '1050100' },
  });
  expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'file-too-large']);
});

test.each([
  [{ settledBy: 'bank' }, 'invalid-value'],
  [{ source: ' ' }, 'source-required'],
  [{ text: '' }, 'text-required'],
  [{ text: 'name,amount\nx,1' }, 'settlement-columns-unknown'],
  [{ text: 'id,amount\nx,much' }, 'settlement-line-unreadable'],
])('%j is refused', async (changes, code) => {
  const body = { settledBy: 'gateway', source: 'one', text: 'id,amount\n1,1', ...changes };
  const answer = await askAs(shop, manager, 'POST', SETTLEMENTS_PATH, { body });
  expect([answer.status, answer.body.code]).toEqual([400, code]);
});
