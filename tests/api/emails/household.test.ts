/** Ordinary shoppers get all their emails despite the limits per mailbox. */
import { describe, expect, test } from 'vitest';
import { deliverOrder, packOrder, shipOrder } from '#api/orders/actions.ts';
import { newId } from '#api/platform/database/columns.ts';
import { LIMITS } from '#api/platform/security/rate-limits.ts';
import { fillSignUpForm } from '#tests/setup/sample-forms.ts';
import type { Shopper } from '#tests/setup/test-shop.ts';
import { openMailboxShop } from './mailbox-shop.ts';

const { addAt, cancel, order, readMailbox, shop } = await openMailboxShop();
const { api } = shop;
const CONFIRMED_EMAIL = { emailConfirmedAt: new Date() };

describe('an order that is placed and cancelled by its shopper', () => {
  test('has one email: about its placing or, if that was not sent yet, about its cancellation', async () => {
    const [quick, slow] = [await shop.addShopper(), await shop.addShopper()];
    await cancel(quick, await order(quick));
    const id = await order(slow);
    await shop.runJobs();
    await cancel(slow, id);
    const subjectsOf = async ({ email }: Shopper) =>
      (await readMailbox(email)).map(({ subject }) => subject.replace(/MS-[\dA-Z-]+/, 'N'));
    expect(await subjectsOf(quick)).toEqual(['My Store: order N has been cancelled']);
    expect(await subjectsOf(slow)).toEqual(['My Store: we’ve received your order N']);
  });
});

describe('ordinary shoppers', () => {
  const handOver = async (id: string) => {
    await packOrder(api, id);
    await shipOrder(api, id, { carrier: 'Bosta', trackingNumber: 'B-1' });
    await deliverOrder(api, id);
  };

  test('a household gets every email about its orders of an hour, even at an unconfirmed address', async () => {
    const email = `home${newId()}@example.com`;
    const form = fillSignUpForm({ email });
    const { token } = (await shop.post('/api/v1/auth/signup', form)).body;
    const parent = { ...form, id: '', token };
    const child = await addAt(email.replace('@', '+kid@'));
    for (const shopper of [parent, child]) await handOver(await order(shopper));
    expect(await readMailbox(email)).toHaveLength(7);
  });

  test('a confirmed address gets the emails of 13 orders in an hour, with the delivery address', async () => {
    const shopper = await addAt(`busy${newId()}@example.com`, CONFIRMED_EMAIL);
    for (let n = 0; n < 13; n++) await handOver(await order(shopper, { details: '5 Nile Street' }));
    const got = await readMailbox(shopper.email);
    expect(got).toHaveLength(39);
    for (const { text, html } of got)
      for (const part of [text, html]) expect(part).toContain('5 Nile Street');
  });

  test('strangers who use up a mailbox’s limit do not affect its confirmed address', async () => {
    const shopper = await addAt(`sure${newId()}@example.com`, CONFIRMED_EMAIL);
    const stranger = await addAt(shopper.email.replace('@', '+stranger@'));
    for (let n = 0; n < LIMITS.emailsHour.points + 1; n++) await cancel(stranger, await order(stranger));
    await readMailbox(shopper.email);
    shop.emails.length = 0;
    await order(shopper);
    expect(await readMailbox(shopper.email)).toHaveLength(1);
  });

  test('200 shoppers behind one IP address each get their own emails', async () => {
    const people = [];
    for (let n = 0; n < 200; n++) people.push(await shop.addShopper());
    for (const person of people) await order(person, {}, '10.6.0.1');
    await shop.runJobs();
    const placed = shop.emails.filter(({ subject }) => subject.includes('received your order'));
    expect(new Set(placed.map(({ to }) => to)).size).toBe(200);
  }, 120_000);
});
