/** Limits of emails per mailbox: strangers cannot flood a mailbox. */
import { describe, expect, test } from 'vitest';
import { putEmail } from '#api/emails/outbox.ts';
import { createJobHandlers } from '#api/job-handlers.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, eq, isNull } from '#api/platform/database/drizzle.ts';
import { LIMITS } from '#api/platform/security/rate-limits.ts';
import { emails } from '#api/schema/emails.ts';
import { examineShop } from '#server/examine-shop.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { PASSWORD } from '#tests/setup/test-shop.ts';
import { openMailboxShop } from './mailbox-shop.ts';

const { addAt, cancel, database, openLimits, order, readMailbox, shop } = await openMailboxShop();
const { api } = shop;

const ROUND_COUNT = 4;

describe('an unconfirmed mailbox', () => {
  test('gets few emails about many cancelled orders, and none contains text that shoppers entered', async () => {
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
      recipient: 'Poison name',
      landmark: 'Poison landmark',
      postalCode: 'Poison-1',
    };
    for (let round = 0; round < ROUND_COUNT; round++) {
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
    const held = await api.db.$count(emails, eq(emails.admission, 'held_back'));
    expect(held).toBe(ROUND_COUNT * spellings.length - LIMITS.emailsHour.points);
    expect(
      await api.db.$count(emails, and(eq(emails.admission, 'held_back'), eq(emails.recipient, ''))),
    ).toBe(held);
    const findings = [];
    for await (const finding of examineShop(api.db, '')) findings.push(finding);
    expect(findings).toContainEqual({
      state: 'warning',
      what: 'emails',
      text: expect.stringContaining(`${held} were held back in the last 7 days`),
    });
  });

  test('has one limit, shared by all servers and parallel jobs', async () => {
    const mailbox = `burst${newId()}`;
    await api.db.transaction(async (tx) => {
      for (let n = 0; n < 40; n++)
        await putEmail(api.jobs, tx, {
          ...{ key: `burst ${mailbox} ${n}`, kind: 'email_asked', language: 'en' },
          recipient: `${mailbox}+${n}@example.com`,
        });
    });
    const waiting = await api.db.select().from(emails).where(isNull(emails.admission));
    const servers = [createJobHandlers(api)];
    // On the embedded engine there is only one server, which counts in memory.
    if (database.pool) servers.push(createJobHandlers({ ...api, limits: openLimits() }));
    const { signal } = new AbortController();
    await Promise.all(
      waiting.map(({ id }, at) => servers[at % servers.length]?.letter({ letterId: id }, signal)),
    );
    expect(await readMailbox(`${mailbox}@example.com`)).toHaveLength(LIMITS.emailsHour.points);
  });

  test('has separate limits for reset codes and for order emails', async () => {
    const [first, second] = [`full${newId()}@example.com`, `asked${newId()}@example.com`];
    const shopper = await addAt(first);
    const stranger = await addAt(first.replace('@', '+x@'));
    for (let n = 0; n < LIMITS.emailsHour.points + 2; n++) await cancel(stranger, await order(stranger));
    await readMailbox(first);
    shop.emails.length = 0;
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
    expect((await readMailbox(second)).at(-1)?.subject).toContain('received your order');
  });

  test('has one limit of reset codes for all spellings, and a second one for known browsers', async () => {
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

  test('has a limit of its own for emails about a changed password', async () => {
    const recipient = `changed${newId()}@example.com`;
    let { token } = await addAt(recipient);
    for (let n = 0; n <= LIMITS.emailsHour.points; n++)
      await api.db.transaction((tx) =>
        putEmail(api.jobs, tx, { key: newId(), kind: 'email_asked', recipient, language: 'en' }),
      );
    let currentPassword = PASSWORD;
    for (let n = 0; n <= LIMITS.passwordNoticesDay.points; n++) {
      const password = `Newer@12${n}`;
      const form = { currentPassword, password, rePassword: password };
      token = (await shop.put('/api/v1/users/changeMyPassword', form, { token })).body.token;
      currentPassword = password;
    }
    const got = (await readMailbox(recipient)).filter(({ subject }) => /password was changed/.test(subject));
    expect(got).toHaveLength(LIMITS.passwordNoticesDay.points);
  });

  test('retrying an email counts once', async () => {
    let isAway = true;
    const sent: string[] = [];
    const mail = {
      async send({ to }: { to: string }) {
        if (isAway) throw new Error('away');
        sent.push(to);
      },
    };
    const { letter: sendEmail } = createJobHandlers({ ...api, mail });
    const recipient = `again${newId()}@example.com`;
    await api.db.transaction((tx) =>
      putEmail(api.jobs, tx, { key: recipient, kind: 'email_asked', recipient, language: 'en' }),
    );
    const [row] = await api.db.select().from(emails).where(eq(emails.recipient, recipient));
    const { signal } = new AbortController();
    const tryIt = () => sendEmail({ letterId: row?.id ?? '' }, signal);
    for (let n = 0; n < LIMITS.emailsHour.points + 1; n++) await expect(tryIt()).rejects.toThrow('away');
    isAway = false;
    await tryIt();
    expect(sent).toEqual([recipient]);
  });
});
