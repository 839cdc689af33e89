/** The lines of orders that were paid online change: what goes back, what is owed, and that the books balance. */
import { describe, expect, test } from 'vitest';
import { listVat } from '#api/bookkeeping/vat.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { openChangeLinesShop, PRICES } from './change-lines-shop.ts';

const { shop, bank, buy, pay, read, act, change, openLink, readHeld, readEmails, kindsOf, idOf, send } =
  await openChangeLinesShop();

/** The VAT of this month's sales less refunds, before something and after it. */
const readVat = async () => (await listVat(shop.api.db, {}, shop.api.clock()))[0]?.netVatPiastres ?? 0;

/** An order of a piece of each product, paid in two parts. */
async function buyInParts() {
  const bought = await buy();
  await change(bought.id, { [plain.id]: 1, [other.id]: 1 });
  const page = await openLink(bought.id);
  await pay(page);
  return { ...bought, page, whole: bought.total + PRICES.other };
}

describe('what is less', () => {
  test('goes back, and a packed order is packed again', async () => {
    const vat = await readVat();
    const { id, whole } = await buyInParts();
    await act(id, 'pack');
    const { data } = (await change(id, { [other.id]: 1 })).body;
    const total = whole - PRICES.plain;
    expect(data).toMatchObject({ status: 'paid', totalPiastres: total, owedPiastres: 0 });
    expect(await readEmails(id)).toContainEqual({ change: 'refund', amountPiastres: PRICES.plain });
    await shop.runJobs();
    expect(await readHeld(id)).toEqual({ heldPiastres: total, atBank: total, open: 0 });
    const order = await read(id);
    expect(order.status).toBe('paid');
    expect((await readVat()) - vat).toBe(order.vatPiastres);
  });

  test('is refused if more would go back than the shop holds', async () => {
    const { id, whole } = await buyInParts();
    await act(id, 'refund', { amountPiastres: whole - 1000, isByHand: true });
    expect((await change(id, { [other.id]: 1 })).body.code).toBe('not-possible');
    expect(await read(id)).toMatchObject({ totalPiastres: whole, heldPiastres: 1000, lines: [{}, {}] });
  });
});

describe('what is more', () => {
  test('is owed, keeps the parcel back, and is paid through the link', async () => {
    const vat = await readVat();
    const { id, total } = await buy();
    const { data } = (await change(id, { [plain.id]: 1, [other.id]: 1 })).body;
    expect(data).toMatchObject({
      ...{ status: 'paid', totalPiastres: total + PRICES.other },
      ...{ owedPiastres: PRICES.other, duePiastres: PRICES.other },
    });
    expect(await readEmails(id)).toEqual([{ change: 'due', amountPiastres: PRICES.other }]);
    const refused = await act(id, 'pack');
    expect([refused.status, refused.body.code]).toEqual([409, 'not-possible']);
    expect(refused.body.message).toContain('is not paid yet');
    await pay(await openLink(id));
    expect(await read(id)).toMatchObject({ status: 'paid', owedPiastres: 0, duePiastres: 0 });
    expect((await act(id, 'pack')).status).toBe(200);
    const whole = total + PRICES.other;
    expect(await readHeld(id)).toEqual({ heldPiastres: whole, atBank: whole, open: 0 });
    expect((await readVat()) - vat).toBe((await read(id)).vatPiastres);
  });

  test('can be sent all the same', async () => {
    const { id } = await buy();
    await change(id, { [plain.id]: 2 });
    expect((await act(id, 'pack', { isAnyway: true })).status).toBe(200);
    const parcel = { carrier: 'Bosta', trackingNumber: '77' };
    expect((await act(id, 'ship', parcel)).body.code).toBe('not-possible');
    expect((await act(id, 'ship', { ...parcel, isAnyway: true })).status).toBe(200);
    await pay(await openLink(id));
    expect(await read(id)).toMatchObject({ status: 'shipped', owedPiastres: 0 });
  });

  test('goes back if it is paid after the lines changed again', async () => {
    const { id, total } = await buy();
    await change(id, { [plain.id]: 2 });
    const page = await openLink(id);
    await change(id, { [plain.id]: 3 });
    await pay(page);
    await shop.runJobs();
    expect(await kindsOf(id)).toEqual(['charge', 'mismatch', 'refund']);
    expect(await read(id)).toMatchObject({ status: 'paid', owedPiastres: 2 * PRICES.plain });
    await pay(await openLink(id));
    const whole = total + 2 * PRICES.plain;
    expect(await readHeld(id)).toEqual({ heldPiastres: whole, atBank: whole, open: 0 });
  });

  test('is owed no more after the lines changed back', async () => {
    const { id, total } = await buy();
    await change(id, { [plain.id]: 2 });
    const page = await openLink(id);
    await change(id, { [plain.id]: 1 });
    await shop.runJobs();
    expect(bank.find(idOf(page)).status).toBe('ended');
    expect(await read(id)).toMatchObject({ totalPiastres: total, owedPiastres: 0 });
    expect(await readHeld(id)).toEqual({ heldPiastres: total, atBank: total, open: 0 });
  });
});

test('a cancelled order gives everything back, from both charges and beside a refund under way', async () => {
  const vat = await readVat();
  const { id } = await buyInParts();
  await change(id, { [plain.id]: 1 });
  await act(id, 'cancel');
  for (let round = 0; round < 3; round++) await shop.runJobs();
  expect(await readHeld(id)).toEqual({ heldPiastres: 0, atBank: 0, open: 0 });
  expect(await read(id)).toMatchObject({ status: 'refunded', owedPiastres: 0 });
  expect(await readVat()).toBe(vat);
});

test('a dispute about one of two charges that is won pays for the whole order again', async () => {
  const { id, page } = await buyInParts();
  await act(id, 'pack');
  await act(id, 'ship', { carrier: 'Bosta', trackingNumber: '77' });
  await act(id, 'deliver');
  const [charge] = bank.find(idOf(page)).charges;
  if (!charge) throw new Error('there is no charge');
  const ask = async () => {
    shop.passTime(11_000);
    await send({ about: { gatewaySessionId: idOf(page) }, state: 'ask' });
    await shop.runJobs();
    return (await read(id)).status;
  };
  charge.lostPiastres = charge.amountPiastres;
  expect(await ask()).toBe('partly_refunded');
  charge.lostPiastres = 0;
  expect(await ask()).toBe('delivered');
});
