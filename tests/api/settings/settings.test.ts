/**
 * Settings that staff change: stored only where they differ from the defaults, in groups with a version each, and in
 * force at once.
 */
import { expect, test } from 'vitest';
import { asc } from '#api/platform/database/drizzle.ts';
import { shopSettings } from '#api/schema/settings.ts';
import { auditLog } from '#api/schema/staff.ts';
import { PLAIN_SHOP_SETTINGS } from '#contract/settings/groups.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { ORIGIN, openTestShop, TEST_SETTINGS } from '#tests/setup/test-shop.ts';

const DEFAULT_PHONE = '19000';
const contactDefaults = { ...PLAIN_SHOP_SETTINGS.contact, phone: DEFAULT_PHONE };
const shop = await openTestShop({
  settings: { ...TEST_SETTINGS, shopDefaults: { ...PLAIN_SHOP_SETTINGS, contact: contactDefaults } },
});
const { addShopperWithCart, placeCash } = createShopSteps(shop);
const owner = await addMember(shop, 'owner', { name: 'Karim Samy' });
const viewer = await addMember(shop, 'viewer');

const readGroup = async (group: string) => (await askAs(shop, viewer, 'GET', '/settings')).body.data[group];
/** Changes some fields of a group, from its current version. */
async function change(group: string, fields: object) {
  const { version, values } = await readGroup(group);
  return askAs(shop, owner, 'PUT', `/settings/${group}`, { body: { version, ...values, ...fields } });
}
const readStored = async () => shop.api.db.select().from(shopSettings).orderBy(asc(shopSettings.name));

test('a changed group has a new version, and the audit log its fields before and after', async () => {
  expect(await readGroup('contact')).toEqual({
    ...{ version: 0, values: contactDefaults, defaults: contactDefaults },
  });
  const { status, body } = await change('contact', {
    phone: ' 02 1234 5678 ',
    whatsApp: '01012345678',
    email: '',
  });
  expect(status).toBe(200);
  const values = { ...contactDefaults, phone: '02 1234 5678', whatsApp: '+201012345678' };
  expect(body.data).toEqual({ version: 1, values, defaults: contactDefaults });
  expect(await readGroup('contact')).toEqual(body.data);
  const log = await shop.api.db.select().from(auditLog);
  expect(log).toMatchObject([
    {
      ...{ name: 'Karim Samy', action: 'settings.changed', thingId: 'contact' },
      before: { phone: DEFAULT_PHONE, whatsApp: null },
      after: { phone: '02 1234 5678', whatsApp: '+201012345678' },
    },
  ]);
});

test('of two changes of the same version of a group, the second is refused with the saved values', async () => {
  const { version, values } = await readGroup('company');
  const send = (taxNumber: string) =>
    askAs(shop, owner, 'PUT', '/settings/company', { body: { version, ...values, taxNumber } });
  const answers = await Promise.all([send('111-111'), send('222-222')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: 'changed-meanwhile', current: await readGroup('company') });
});

test('a value that is set to its default is no longer stored, so later changes of the default apply', async () => {
  await change('contact', { phone: '01012345678', email: 'help@shop.example' });
  await change('contact', { phone: DEFAULT_PHONE });
  const [row] = (await readStored()).filter(({ name }) => name === 'contact');
  expect(row?.values).not.toHaveProperty('phone');
  expect(row?.values).toMatchObject({ email: 'help@shop.example' });
});

test('a default can be replaced by an empty value', async () => {
  await change('contact', { phone: null });
  expect((await readGroup('contact')).values.phone).toBeNull();
  expect((await shop.api.shopSettings.read()).contact.phone).toBeNull();
});

test('a limit on cash orders applies from the next order on', async () => {
  const shopper = await addShopperWithCart(plain.id);
  await change('cash', { maxPiastres: 100 });
  const refused = await placeCash(shopper, shopper.cartId);
  expect([refused.status, refused.body.code]).toEqual([409, 'cash-total-too-high']);
  await change('cash', { maxPiastres: null });
  expect((await placeCash(shopper, shopper.cartId)).status).toBe(201);
});

test('emails have the new name and text', async () => {
  await change('name', { nameEn: 'Nile Books', nameAr: 'كتب النيل' });
  await change('emails', { footerEn: 'Open on Fridays, too.\nCome and see us.' });
  const shopper = await addShopperWithCart(plain.id);
  expect((await placeCash(shopper, shopper.cartId)).status).toBe(201);
  await shop.runJobs();
  const email = shop.emails.find(({ to }) => to === shopper.email);
  expect(email?.subject).toMatch(/^Nile Books: /);
  expect(email?.fromName).toBe('Nile Books');
  expect(email?.text).toContain('because you ordered from Nile Books.');
  expect(email?.text).toContain('Open on Fridays, too.\nCome and see us.');
  expect(`${email?.text}${email?.html}`).not.toContain('My Store');
});

test('the API reference, passkeys and authenticator apps have the new name at once', async () => {
  await change('name', { nameEn: 'Lotus', nameAr: 'لوتس' });
  for (const [path, text] of [
    ['/api/docs', '<title>API reference · Lotus</title>'],
    ['/api/v1/openapi.json', '"title":"Lotus API"'],
  ] as const)
    expect(
      await (await shop.app.request(path, {}, { origin: ORIGIN, clientAddress: '127.0.0.1' })).text(),
    ).toContain(text);
  const document = await askAs(shop, owner, 'GET', '/openapi.json');
  expect(document.body.info.title).toBe('Lotus API for the staff');
  const passkey = await askAs(shop, owner, 'POST', '/me/passkeys/options');
  expect(passkey.body.data.rp.name).toBe('Lotus');
  const { body } = await askAs(shop, owner, 'POST', '/me/totp');
  expect(body.data.uri).toContain('issuer=Lotus');
});

test('the default replaces a stored value that the contract no longer accepts', async () => {
  await shop.api.db
    .update(shopSettings)
    .set({ values: { phone: 'call us', email: 'help@shop.example', old: 1 } });
  expect((await readGroup('contact')).values).toEqual({ ...contactDefaults, email: 'help@shop.example' });
});
