import { expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { staff } from '#api/schema/staff.ts';
import { placeCashOrder } from '#tests/setup/place-cash-order.ts';
import { addMember, askAs, type TestMember } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const author = await addMember(shop, 'manager', { name: 'Mona Adel' });
const packer = await addMember(shop, 'orders', { name: 'Hany Samir' });
const cataloguer = await addMember(shop, 'catalogue', { name: 'Lina Fouad' });

async function note(text: string, ...mentioned: TestMember[]) {
  const { orderNumber } = await placeCashOrder(shop);
  const body = { text, mentions: mentioned.map(({ id }) => id) };
  const answer = await askAs(shop, author, 'POST', `/orders/${orderNumber}/notes`, { body });
  return { orderNumber, ...answer };
}
const list = async (member: TestMember) => (await askAs(shop, member, 'GET', '/mentions')).body;

test('a mentioned member sees the note as unread until reading it, and nobody else sees it', async () => {
  const { orderNumber, status, body } = await note('Call first, @Hany Samir.', packer);
  expect(status).toBe(201);
  expect(body.data.notes).toMatchObject([{ person: 'Mona Adel', mentions: ['Hany Samir'] }]);
  const { unread, data } = await list(packer);
  const { id: noteId } = body.data.notes[0];
  expect([unread, data]).toEqual([
    1,
    [
      {
        ...{ id: expect.any(String), orderNumber, noteId, text: 'Call first, @Hany Samir.' },
        ...{ person: 'Mona Adel', at: expect.any(String), isRead: false },
      },
    ],
  ]);
  expect(await list(author)).toEqual({ unread: 0, data: [] });
  const read = { body: { ids: [data[0].id] } };
  // The author can't mark a colleague's mention as read.
  await askAs(shop, author, 'POST', '/mentions/read', read);
  expect(await list(packer)).toMatchObject({ unread: 1 });
  expect((await askAs(shop, packer, 'POST', '/mentions/read', read)).status).toBe(204);
  expect(await list(packer)).toMatchObject({ unread: 0, data: [{ isRead: true }] });
});

test('only colleagues with access to orders are offered, and can be mentioned', async () => {
  const former = await addMember(shop, 'orders', { name: 'Omar Nabil' });
  await shop.api.db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, former.id));
  const { body } = await askAs(shop, packer, 'GET', '/colleagues');
  expect(body.data).toEqual([
    { id: packer.id, name: 'Hany Samir' },
    { id: author.id, name: 'Mona Adel' },
  ]);
  for (const member of [former, cataloguer]) {
    const { orderNumber, status, body } = await note('@Somebody', packer, member);
    expect([status, body.code]).toEqual([409, 'not-possible']);
    const order = await askAs(shop, author, 'GET', `/orders/${orderNumber}`);
    expect(order.body.data.notes).toEqual([]);
  }
});

test('a mention is streamed only to the mentioned member', async () => {
  const feed = shop.api.orderFeed;
  const listening = feed.listen();
  const watch = async (member: TestMember) => {
    const { body } = await shop.app.request(
      'http://shop.test/api/staff/orders/events',
      { headers: member.headers },
      { origin: 'http://shop.test', clientAddress: '127.0.0.1' },
    );
    const seen: string[] = [];
    const reading = (async () => {
      for await (const piece of body ?? []) seen.push(new TextDecoder().decode(piece));
    })();
    await expect.poll(() => seen.join('')).toContain('retry');
    return { seen, reading };
  };
  const mine = await watch(packer);
  const other = await watch(author);
  await note('@Hany Samir', packer);
  await expect.poll(() => mine.seen.join('')).toContain('event: mention');
  feed.end();
  await Promise.all([mine.reading, other.reading]);
  expect(other.seen.join('')).not.toContain('event: mention');
  await listening.close();
});
