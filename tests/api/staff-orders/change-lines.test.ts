/** The staff change the lines of unpaid orders: effects on stock, prices and limits, and concurrent changes. */
import { describe, expect, test } from 'vitest';
import { and, eq } from '#api/platform/database/drizzle.ts';
import { auditLog } from '#api/schema/staff.ts';
import { other, plain, UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { placeByPhone } from '#tests/setup/phone-order.ts';
import { limitCash } from '#tests/setup/test-settings.ts';
import { openChangeLinesShop, PRICES } from './change-lines-shop.ts';

const MAX_PIASTRES = 5 * PRICES.plain + 499;
const { shop, member, read, act, change, placeInCash, readStock, setPrice, setStock, openLink, notify } =
  await openChangeLinesShop({ shopDefaults: limitCash({ maxPiastres: MAX_PIASTRES }) });

describe('an order in cash', () => {
  test('gets the new lines, a new total, and an event with the old ones', async () => {
    const id = await placeInCash();
    const [plainLeft = 0, plainSold = 0, otherLeft = 0, otherSold = 0] = await readStock();
    const before = await read(id);
    await setPrice(plain.id, PRICES.plain + 1000);
    const { status, body } = await change(id, { [other.id]: 1, [plain.id]: 2 });
    await setPrice(plain.id, PRICES.plain);
    expect(status).toBe(200);
    const items = 2 * PRICES.plain + PRICES.other;
    expect(body.data).toMatchObject({
      ...{ status: 'placed', itemsPiastres: items, totalPiastres: items + 499, owedPiastres: 0 },
      vatPiastres: Math.round(((items + 499) * 14) / 114),
    });
    expect(body.data.lines).toMatchObject([
      { productId: other.id, pieces: 1, pricePiastres: PRICES.other },
      { id: before.lines[0]?.id, productId: plain.id, pieces: 2, pricePiastres: PRICES.plain },
    ]);
    expect(await readStock()).toEqual([plainLeft - 1, plainSold + 1, otherLeft - 1, otherSold + 1]);
    expect(body.data.timeline.at(-1)).toMatchObject({
      ...{ event: 'lines_changed', by: 'shop', person: member.name },
      linesBefore: {
        totalPiastres: before.totalPiastres,
        lines: [{ titleEn: plain.title.en, pieces: 1, pricePiastres: PRICES.plain }],
      },
    });
    await shop.runJobs();
    const email = shop.emails.find(({ subject }) => subject.includes(`${before.orderNumber} was changed`));
    for (const part of [other.title.en, 'The new total is']) expect(email?.text).toContain(part);
  });

  test('puts the pieces of a removed line back on sale', async () => {
    const id = await placeInCash();
    const [plainLeft = 0, plainSold = 0, otherLeft = 0, otherSold = 0] = await readStock();
    expect((await change(id, { [other.id]: 1 })).status).toBe(200);
    expect(await readStock()).toEqual([plainLeft + 1, plainSold - 1, otherLeft - 1, otherSold + 1]);
  });

  test('must be packed again if it was packed already', async () => {
    const id = await placeInCash();
    await act(id, 'confirm');
    await act(id, 'pack');
    const { data } = (await change(id, { [plain.id]: 2 })).body;
    expect([data.status, data.timeline.at(-1).event]).toEqual(['confirmed', 'unpacked']);
    await act(id, 'pack');
    await act(id, 'ship', { carrier: 'Bosta', trackingNumber: '77' });
    expect((await change(id, { [plain.id]: 1 })).body.code).toBe('not-possible');
    await act(id, 'deliver');
    expect((await read(id)).takenPiastres).toBe(2 * PRICES.plain + 499);
  });

  test('can exceed a limit only with an override, which is in the audit log', async () => {
    const id = await placeInCash();
    const refused = await change(id, { [plain.id]: 6 });
    expect([refused.status, refused.body.code]).toEqual([409, 'limits-reached']);
    expect(refused.body.current.limits).toMatchObject([{ override: 'cash-limit' }]);
    const { body } = await change(id, { [plain.id]: 6 }, { overrides: ['cash-limit'] });
    expect(body.data.overrides).toEqual(['cash-limit']);
    const [logged] = await shop.api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.thingId, id), eq(auditLog.action, 'order.lines-changed')));
    const title = { titleEn: plain.title.en, titleAr: plain.title.ar };
    expect(logged).toMatchObject({
      ...{ staffId: member.id, before: { lines: [{ ...title, count: 1 }] } },
      after: { overrides: ['cash-limit'], lines: [{ ...title, count: 6 }] },
    });
    // A change that makes the order cheaper needs no override.
    expect((await change(id, { [plain.id]: 5 })).status).toBe(200);
  });

  test('can’t get more pieces than are in stock; the refusal has the largest possible count', async () => {
    const id = await placeInCash();
    const [quantity = 0] = await readStock();
    await setStock(plain.id, 1);
    const { status, body } = await change(id, { [plain.id]: 3 });
    await setStock(plain.id, quantity);
    expect([status, body.code]).toEqual([400, 'pieces-of-title-left']);
    expect(body.errors).toMatchObject({ param: 'count', value: 2 });
    expect((await read(id)).version).toBe(1);
  });

  test('accepts one of two concurrent changes; the other is refused with the current order', async () => {
    const id = await placeInCash();
    const { version } = await read(id);
    const [, , otherLeft = 0] = await readStock();
    const answers = await Promise.all(
      [1, 2].map((pieces) => change(id, { [other.id]: pieces }, { version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    const kept = (await read(id)).lines[0]?.pieces ?? 0;
    expect(refused).toMatchObject({
      ...{ code: 'changed-meanwhile', current: { version: version + 1, lines: [{ pieces: kept }] } },
    });
    expect((await readStock())[2]).toBe(otherLeft - kept);
  });

  test('stays unchanged if the new lines are the same or invalid', async () => {
    const id = await placeInCash();
    const order = await read(id);
    expect((await change(id, { [plain.id]: 1 })).body.data).toEqual(order);
    for (const lines of [{}, { [plain.id]: 0 }]) expect((await change(id, lines)).status).toBe(400);
    expect((await change(id, { [UNKNOWN_PRODUCT_ID]: 1 })).body.code).toBe('no-product');
    expect((await change(id, { [plain.id]: 2 }, { expectedPiastres: 1 })).body.code).toBe('total-changed');
    expect(await read(id)).toEqual(order);
  });
});

describe('an order that waits for its payment', () => {
  test('holds the new pieces, and its link asks for the new total', async () => {
    const { order } = await placeByPhone(shop, { gateway: 'bank' });
    const [plainLeft = 0, plainSold = 0] = await readStock();
    const { data } = (await change(order.id, { [plain.id]: 3 })).body;
    expect(data).toMatchObject({ status: 'pending', owedPiastres: 0, duePiastres: data.totalPiastres });
    expect((await readStock()).slice(0, 2)).toEqual([plainLeft - 2, plainSold]);
  });

  test('is not changed while its payment page is open', async () => {
    const { order } = await placeByPhone(shop, { gateway: 'bank' });
    const page = await openLink(order.id);
    const refused = await change(order.id, { [plain.id]: 3 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'payment-page-open' } });
    await notify(page, 'cancelled');
    expect((await change(order.id, { [plain.id]: 3 })).status).toBe(200);
  });
});
