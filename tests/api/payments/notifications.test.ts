import { describe, expect, test } from 'vitest';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { openBankShop } from './bank-shop.ts';

const { notify, openNewCardPage, readOrders, shop, statusOf } = await openBankShop();
const shopWithTestCard = await openTestShop();

describe('a notification', () => {
  test('of another amount changes nothing, and the right one still counts', async () => {
    const { shopper, page } = await openNewCardPage();
    const wrong = await notify(page, 'paid', { eventId: 'amount', amountPiastres: 1 });
    expect(wrong).toMatchObject({ status: 400, body: { statusMsg: 'fail' } });
    expect(await statusOf(shopper)).toBe('pending');
    await notify(page, 'paid', { eventId: 'amount' });
    expect(await statusOf(shopper)).toBe('paid');
  });

  test('that is not signed is 400 and changes nothing', async () => {
    const { shopper, page } = await openNewCardPage();
    expect(await notify(page, 'paid', {}, 'wrong')).toMatchObject({
      status: 400,
      body: { statusMsg: 'fail' },
    });
    expect(await statusOf(shopper)).toBe('pending');
  });

  test('that comes again is not acted upon again', async () => {
    const { shopper, page } = await openNewCardPage();
    await notify(page, 'failed', { eventId: 'again' });
    const after = await readOrders(shopper);
    shop.passTime(1000);
    expect((await notify(page, 'failed', { eventId: 'again' })).status).toBe(200);
    expect(await readOrders(shopper)).toEqual(after);
    await notify(page, 'failed');
    expect(await readOrders(shopper)).not.toEqual(after);
  });

  test('of an unknown session or another gateway is 404', async () => {
    expect((await notify('/pay/unknown', 'paid')).status).toBe(404);
    for (const name of ['test-card', 'stripe'])
      expect((await shop.post(`/api/payments/${name}/notify`, {})).status).toBe(404);
  });

  test('has no place at the test card page', async () => {
    const { status, body } = await shopWithTestCard.post('/api/payments/test-card/notify', {});
    expect([status, body.statusMsg]).toEqual([404, 'fail']);
  });
});
