import { expect, request } from '@playwright/test';
import { type DiscountFields, TENTH_OFF } from '#tests/setup/discount-scenes.ts';
import { inviteByCommand, newEmail, PASSWORD } from './counter-test.ts';
import { language } from './language.ts';

let count = 0;

/** Adds a discount code to the shop of this run, as a member of staff does; returns it. */
export async function addDiscountCode(
  shopUrl: string,
  fields: Partial<DiscountFields> = {},
): Promise<string> {
  const origin = shopUrl.replace('127.0.0.1', 'localhost');
  const staff = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const [, token] = (await inviteByCommand(process.env.SHARED_SHOP_DATA ?? '', newEmail(), 'owner')).split(
    '#',
  );
  const member = { token, name: 'Mona Adel', password: PASSWORD, language };
  expect((await staff.post('/api/staff/invitations/accept', { data: member })).status()).toBe(201);
  const code = `B${language}${process.pid}X${++count}`.toUpperCase();
  const data = { ...TENTH_OFF, code, ...fields };
  const answer = await staff.post('/api/staff/discounts', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  await staff.dispose();
  return data.code;
}
