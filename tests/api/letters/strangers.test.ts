/** What strangers can have the shop send to a mailbox that is not theirs, and what an ordinary household gets all the same. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createJobHandlers } from '#api/job-handlers.ts';
import { foldMailbox } from '#api/letters/fold-mailbox.ts';
import { putLetter } from '#api/letters/outbox.ts';
import { letters } from '#api/letters/tables.ts';
import { deliverOrder, packOrder, shipOrder } from '#api/orders/acts.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, eq, isNull } from '#api/platform/database/drizzle.ts';
import { createRateLimits, LIMITS } from '#api/platform/security/rate-limits.ts';
import { examineShop } from '#server/examine-shop.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS, fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { openTestShop, type Shopper } from '#tests/setup/test-shop.ts';

const database = await openTestDatabase();
const openLimits = () => createRateLimits({ database, isOn: true });
const shop = await openTestShop({ database, limits: openLimits() });
const { fillCart, setStock } = createShopSteps(shop);
const { api } = shop;
await setStock(plain.id, 9999);

beforeEach(() => {
  shop.letters.length = 0;
});

let last = 0;
const newPhone = () => `0101${String(++last).padStart(7, '0')}`;
const CONFIRMED = { emailConfirmedAt: new Date() };
const addAt = (email: string, changes = {}) => shop.addShopper('Sara Ali', { email, ...changes });

/** Places a cash order, which must succeed. */
async function order(shopper: Shopper, typed: object = {}, client = '10.3.0.1'): Promise<string> {
  const shippingAddress = { ...ADDRESS, phone: newPhone(), ...typed };
  const cartId = await fillCart(shopper, plain.id);
  const path = `/api/v1/orders/${cartId}`;
  const { status, body } = await shop.post(
    path,
    { shippingAddress },
    { token: shopper.token, clientAddress: client },
  );
  expect([status, body.code]).toEqual([201, undefined]);
  return body.data._id;
}
const cancel = ({ token }: Shopper, id: string) =>
  shop.post(`/api/v1/orders/${id}/cancel`, undefined, { token });
/** What a mailbox got, under whatever spelling of its address. */
async function readMailbox(address: string) {
  await shop.runJobs();
  return shop.letters.filter(({ to }) => foldMailbox(to) === foldMailbox(address));
}

const ROUNDS = 4;

describe('a mailbox that never answered', () => {
  test('gets few emails of many orders that are placed and cancelled, and not a word that anybody typed', async () => {
    const spellings = [
      'victim',
      'v.ictim',
      'vic.tim+a',
      'VICTIM+b',
      'v.i.c.t.i.m+c',
      'victim+d',
      'vi.ctim',
      'victi.m+e',
    ];
    const shoppers = [];
    for (const [at, name] of spellings.entries())
      shoppers.push(
        await shop.addShopper('Poison Name', {
          email: `${name}@${at % 2 ? 'gmail.com' : 'googlemail.com'}`.toLowerCase(),
        }),
      );
    const typed = {
      details: 'Poison line\r\nhttp://evil.example/win',
      city: 'Poison www.evil.example',
      area: 'Poison area',
      postalCode: 'Poison-1',
    };
    for (let round = 0; round < ROUNDS; round++) {
      for (const shopper of shoppers) {
        const id = await order(shopper, typed);
        if (round % 2 === 0) await shop.runJobs();
        expect((await cancel(shopper, id)).status).toBe(200);
      }
    }
    const got = await readMailbox('victim@gmail.com');
    expect(got).toHaveLength(LIMITS.emailsHour.points);
    for (const email of got) {
      expect(JSON.stringify([email.subject, email.text, email.html])).not.toMatch(/poison|evil|010\d{8}/i);
      expect(email.text).toContain(plain.title.en);
    }
    const held = await api.db.$count(letters, eq(letters.admission, 'held_back'));
    expect(held).toBe(ROUNDS * spellings.length - LIMITS.emailsHour.points);
    expect(
      await api.db.$count(letters, and(eq(letters.admission, 'held_back'), eq(letters.recipient, ''))),
    ).toBe(held);
    const findings = [];
    for await (const finding of examineShop(api.db, '')) findings.push(finding);
    expect(findings).toContainEqual({
      state: 'warning',
      what: 'emails',
      text: expect.stringContaining(`${held} were held back in the last 7 days`),
    });
  });

  test('has the limit whichever server sends, however many at once', async () => {
    const mailbox = `burst${newId()}`;
    await api.db.transaction(async (tx) => {
      for (let n = 0; n < 40; n++)
        await putLetter(api.jobs, tx, {
          ...{ key: `burst ${mailbox} ${n}`, kind: 'email_asked', language: 'en' },
          recipient: `${mailbox}+${n}@example.com`,
        });
    });
    const waiting = await api.db.select().from(letters).where(isNull(letters.admission));
    const servers = [createJobHandlers(api)];
    // In memory a server counts for itself, and there is one.
    if (database.pool) servers.push(createJobHandlers({ ...api, limits: openLimits() }));
    const { signal } = new AbortController();
    await Promise.all(
      waiting.map(({ id }, at) => servers[at % servers.length]?.letter({ letterId: id }, signal)),
    );
    expect(await readMailbox(`${mailbox}@example.com`)).toHaveLength(LIMITS.emailsHour.points);
  });

  test('gets a reset code although others have filled it, and the other way round', async () => {
    const [first, second] = [`full${newId()}@example.com`, `asked${newId()}@example.com`];
    const shopper = await addAt(first);
    const stranger = await addAt(first.replace('@', '+x@'));
    for (let n = 0; n < LIMITS.emailsHour.points + 2; n++) await cancel(stranger, await order(stranger));
    await readMailbox(first);
    shop.letters.length = 0;
    await order(shopper);
    expect(await readMailbox(first)).toEqual([]);
    await shop.post('/api/v1/auth/forgotPasswords', { email: first });
    expect((await readMailbox(first)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('password reset code'),
    ]);

    const buyer = await addAt(second);
    for (let n = 0; n < LIMITS.resetMailbox.points + 2; n++) {
      const clientAddress = `10.4.${n}.1`;
      await shop.post('/api/v1/auth/forgotPasswords', { email: second }, { clientAddress });
    }
    expect(await readMailbox(second)).toHaveLength(LIMITS.resetMailbox.points);
    await order(buyer);
    expect((await readMailbox(second)).at(-1)?.subject).toContain('we have your order');
  });

  test('gets no more reset codes for being written in many ways, also by browsers that signed up with them', async () => {
    const name = `coded${newId()}`;
    const forms = Array.from({ length: 20 }, (_, n) => fillSignUpForm({ email: `${name}+${n}@example.com` }));
    const codesOf = async () =>
      (await readMailbox(`${name}@example.com`)).filter(({ subject }) => /reset code/.test(subject));
    for (const [n, { email }] of forms.entries()) {
      const clientAddress = `10.5.${n}.1`;
      const signed = await shop.post('/api/v1/auth/signup', forms[n], { clientAddress });
      expect(signed.status).toBe(201);
      const cookie = signed.headers.get('set-cookie')?.split(';')[0] ?? '';
      for (const headers of [{}, { cookie }])
        await shop.post('/api/v1/auth/forgotPasswords', { email }, { clientAddress, headers });
    }
    expect(await codesOf()).toHaveLength(LIMITS.resetMailbox.points + LIMITS.resetMarkedMailbox.points);
  });

  test('an email that is tried again counts once', async () => {
    let isAway = true;
    const sent: string[] = [];
    const mail = {
      async send({ to }: { to: string }) {
        if (isAway) throw new Error('away');
        sent.push(to);
      },
    };
    const { letter } = createJobHandlers({ ...api, mail });
    const recipient = `again${newId()}@example.com`;
    await api.db.transaction((tx) =>
      putLetter(api.jobs, tx, { key: recipient, kind: 'email_asked', recipient, language: 'en' }),
    );
    const [row] = await api.db.select().from(letters).where(eq(letters.recipient, recipient));
    const { signal } = new AbortController();
    const tryIt = () => letter({ letterId: row?.id ?? '' }, signal);
    for (let n = 0; n < LIMITS.emailsHour.points + 1; n++) await expect(tryIt()).rejects.toThrow('away');
    isAway = false;
    await tryIt();
    expect(sent).toEqual([recipient]);
  });
});

describe('an order that is placed and cancelled by its shopper', () => {
  test('is told about once: that it is placed, or if that was not sent yet, that it is cancelled', async () => {
    const [quick, slow] = [await shop.addShopper(), await shop.addShopper()];
    await cancel(quick, await order(quick));
    const id = await order(slow);
    await shop.runJobs();
    await cancel(slow, id);
    const subjectsOf = async ({ email }: Shopper) =>
      (await readMailbox(email)).map(({ subject }) => subject.replace(/\d+/, 'N'));
    expect(await subjectsOf(quick)).toEqual(['My Store: order N is cancelled']);
    expect(await subjectsOf(slow)).toEqual(['My Store: we have your order N']);
  });
});

describe('ordinary shoppers', () => {
  const handOver = async (id: string) => {
    await packOrder(api, id);
    await shipOrder(api, id, { carrier: 'Bosta', trackingNumber: 'B-1' });
    await deliverOrder(api, id);
  };

  test('a household gets every email about what it orders in an hour, confirmed or not', async () => {
    const email = `home${newId()}@example.com`;
    const form = fillSignUpForm({ email });
    const { token } = (await shop.post('/api/v1/auth/signup', form)).body;
    const parent = { ...form, id: '', token };
    const child = await addAt(email.replace('@', '+kid@'));
    for (const shopper of [parent, child]) await handOver(await order(shopper));
    expect(await readMailbox(email)).toHaveLength(7);
  });

  test('a confirmed address gets 13 orders’ worth in an hour, with where they go', async () => {
    const shopper = await addAt(`busy${newId()}@example.com`, CONFIRMED);
    for (let n = 0; n < 13; n++) await handOver(await order(shopper, { details: '5 Nile Street' }));
    const got = await readMailbox(shopper.email);
    expect(got).toHaveLength(39);
    for (const { text, html } of got)
      for (const part of [text, html]) expect(part).toContain('5 Nile Street');
  });

  test('strangers who fill a mailbox take nothing from its confirmed address', async () => {
    const shopper = await addAt(`sure${newId()}@example.com`, CONFIRMED);
    const stranger = await addAt(shopper.email.replace('@', '+stranger@'));
    for (let n = 0; n < LIMITS.emailsHour.points + 1; n++) await cancel(stranger, await order(stranger));
    await readMailbox(shopper.email);
    shop.letters.length = 0;
    await order(shopper);
    expect(await readMailbox(shopper.email)).toHaveLength(1);
  });

  test('200 people of one office get each their own', async () => {
    const people = [];
    for (let n = 0; n < 200; n++) people.push(await shop.addShopper());
    for (const person of people) await order(person, {}, '10.6.0.1');
    await shop.runJobs();
    const placed = shop.letters.filter(({ subject }) => subject.includes('we have your order'));
    expect(new Set(placed.map(({ to }) => to)).size).toBe(200);
  }, 120_000);
});
