/** The staff change the lines of orders that were paid online: refunds, amounts due, and the ledger. */
import { describe, expect, test } from 'vitest';
import { listVat } from '#api/bookkeeping/vat.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { openChangeLinesShop, PRICES } from './change-lines-shop.ts';

const { shop, bank, buy, pay, read, act, change, openLink, readHeld, readEmails, kindsOf, idOf, send } =
  await openChangeLinesShop();

/** Reads the VAT of this month's sales, less refunds. */
const readVat = async () => (await listVat(shop.api.db, {}, shop.api.clock()))[0]?.netVatPiastres ?? 0;

/** Buys one piece, then adds one of another product, which is paid through the link. */
async function buyInParts() {
  const bought = await buy();
  await change(bought.id, { [plain.id]: 1, [other.id]: 1 });
  const page = await openLink(bought.id);
  await pay(page);
  return { ...bought, page, whole: bought.total + PRICES.other };
}

describe('the difference to a lower total', () => {
  test('is refunded, and a packed order has to be packed again', async () => {
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

  test('can’t be more than the shop still holds', async () => {
    const { id, whole } = await buyInParts();
    await act(id, 'refund', { amountPiastres: whole - 1000, isByHand: true });
    expect((await change(id, { [other.id]: 1 })).body.code).toBe('not-possible');
    expect(await read(id)).toMatchObject({ totalPiastres: whole, heldPiastres: 1000, lines: [{}, {}] });
  });
});

describe('the difference to a higher total', () => {
  test('becomes due, blocks packing, and is paid through the link', async () => {
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

  test('does not block packing and shipping that staff force', async () => {
    const { id } = await buy();
    await change(id, { [plain.id]: 2 });
    expect((await act(id, 'pack', { isAnyway: true })).status).toBe(200);
    const parcel = { carrier: 'Bosta', trackingNumber: '77' };
    expect((await act(id, 'ship', parcel)).body.code).toBe('not-possible');
    expect((await act(id, 'ship', { ...parcel, isAnyway: true })).status).toBe(200);
    await pay(await openLink(id));
    expect(await read(id)).toMatchObject({ status: 'shipped', owedPiastres: 0 });
  });

  test('is refunded if it is paid after the lines changed again', async () => {
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

  test('is no longer due after the lines changed back', async () => {
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

test('cancelling an order refunds the rest of both charges while a refund is in progress', async () => {
  const vat = await readVat();
  const { id } = await buyInParts();
  await change(id, { [plain.id]: 1 });
  await act(id, 'cancel');
  for (let round = 0; round < 3; round++) await shop.runJobs();
  expect(await readHeld(id)).toEqual({ heldPiastres: 0, atBank: 0, open: 0 });
  expect(await read(id)).toMatchObject({ status: 'refunded', owedPiastres: 0 });
  expect(await readVat()).toBe(vat);
});

test('an order with two charges is delivered, not partly refunded, once a lost dispute is won', async () => {
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
