/** The account's screen, which our own provider has, and saved addresses at checkout. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { plain } from '#tests/setup/cart-products.ts';
import { listOrders, putIntoCart } from '#tests/setup/shop-client.ts';
import { expectNoViolations } from './accessibility.ts';
import { at, LONG, say } from './language.ts';
import { MOST_SHIFT, watchLayoutShift } from './layout-checks.ts';
import { callTo } from './requests.ts';
import { test } from './shop-test.ts';
import { submitButton } from './submit-button.ts';

const PASSWORD = 'Secret@123';
const HOME = { details: '12 Nile Street', phone: '01012345678', city: 'Giza', area: 'Dokki' };

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(say(label), { exact: true }).fill(text);
/** The name of a button: its word, and what it is about, which may be a text of the shop's or of the shopper's. */
const about = (action: string, name: string) =>
  new RegExp(
    `^${action === 'Change' ? say(action, 'account.change') : say(action)}: [\\u2066-\\u2069]*${name}`,
  );
const change = (page: Page, label: string) => press(page, about('Change', say(label)));
const statusOf = async (shop: { url: string }, token: string) =>
  (await fetch(`${shop.url}/api/v1/auth/verifyToken`, { headers: { token } })).status;

/** Signs in once, so that the session can change and end. */
async function openAccount(page: Page, token: string): Promise<void> {
  await page.goto(at('/terms'));
  await page.evaluate((value) => localStorage.setItem('Token', value), token);
  await page.goto(at('/account'));
  await expect(page.getByRole('heading', { level: 2, name: say('Addresses') })).toBeVisible();
}

/** Fills in the form of an address; the rest of its fields are as in `HOME`. */
async function typeAddress(page: Page, name: string, address = HOME): Promise<void> {
  await fill(page, 'What do you call it?', name);
  await fill(page, 'Details', address.details);
  await fill(page, 'Phone', address.phone);
  await fill(page, 'City', address.city);
  await fill(page, 'Area or district (optional)', address.area);
}

test('name, phone, e-mail and password are changed in their place, and what is refused is said there', {
  tag: LONG,
}, async ({ page, shop, visitor }) => {
  const { token } = visitor;
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAccount(page, token);
  await expectNoViolations(page);

  await test.step('a new name is in the menu at once, and after a reload', async () => {
    await change(page, 'Full name');
    await expect(page.getByLabel(say('Full name'))).toBeFocused();
    await fill(page, 'Full name', 'Al');
    await press(page, say('Save'));
    await expect(page.getByText(say('*Name Must Be At Least 3 Char'))).toBeVisible();
    await fill(page, 'Full name', 'Mona Hassan');
    await press(page, say('Save'));
    await expect(page.getByRole('status').getByText(say('Saved'), { exact: true }).last()).toBeVisible();
    await expect(page.getByRole('button', { name: about('Change', say('Full name')) })).toBeFocused();
    await page.reload();
    await press(page, say('Account'));
    await expect(page.getByRole('banner').getByText('Mona Hassan').filter({ visible: true })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a phone number is kept as Egyptians write it', async () => {
    await change(page, 'Phone');
    await fill(page, 'Phone', '+20 111 234 5678');
    await press(page, say('Save'));
    await expect(page.getByRole('main').getByText('01112345678')).toBeVisible();
  });

  await test.step('an address that is not confirmed is said to be, and its email is sent again', async () => {
    const hint = page.getByText(
      say(
        'Not confirmed yet. Once you open the link in our email, emails about your orders include your delivery address.',
      ),
    );
    await expect(hint).toBeVisible();
    await press(page, say('Send the email again'));
    await expect(page.getByText(say('We sent it again. Please look in your mailbox.'))).toBeVisible();
    await expect(hint).toHaveCount(0);
  });

  await test.step('a new e-mail address waits for its link, and can be withdrawn', async () => {
    const email = `new-${visitor.id}@example.com`;
    await change(page, 'Email');
    await fill(page, 'New email', email);
    await press(page, say('Send the link'));
    await expect(page.getByLabel(say('Current password'))).toBeFocused();
    await fill(page, 'Current password', 'Wrong@123');
    await press(page, say('Send the link'));
    const password = page.getByLabel(say('Current password'));
    await expect(password).toHaveAccessibleDescription(say('This is not your current password.'));
    await expect(password).toBeFocused();
    await expectNoViolations(page);
    await fill(page, 'Current password', PASSWORD);
    await expect(password).toHaveAccessibleDescription('');
    await press(page, say('Send the link'));
    const told = page.getByText(
      say(
        `We sent a link to ${email}. Open it within 24 hours and confirm to use this email; until then nothing changes.`,
      ),
    );
    await expect(told).toBeVisible();
    await page.reload();
    await expect(told).toBeVisible();
    await page.route(callTo('users/updateMe'), (route) => route.abort());
    await press(page, say('Keep my present email'));
    await expect(page.getByText(say('The change of your email was not stopped.'))).toBeVisible();
    await page.unroute(callTo('users/updateMe'));
    await press(page, say('Keep my present email'));
    await expect(told).toHaveCount(0);
    await expect(page.getByRole('button', { name: about('Change', say('Email')) })).toBeFocused();
  });

  await test.step('a new password ends the other sessions, not this one', async () => {
    await change(page, 'Password');
    await fill(page, 'Current password', 'Wrong@123');
    await fill(page, 'New password', 'Newer@123');
    await fill(page, 'Re-password', 'Newer@123');
    await press(page, say('Save'));
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      say('This is not your current password.'),
    );
    await expectNoViolations(page);
    await press(page, say('Accept'));
    await fill(page, 'Current password', PASSWORD);
    await press(page, say('Save'));
    await expect(page.getByRole('status').getByText(say('Saved'), { exact: true }).last()).toBeVisible();
    await expect(page.getByRole('button', { name: about('Change', say('Password')) })).toBeFocused();
    expect(await statusOf(shop, token)).toBe(401);
    const newer = await page.evaluate(() => localStorage.getItem('Token') ?? '');
    expect(await statusOf(shop, newer)).toBe(200);
  });
});

test('saved addresses: added, changed, put first, removed and brought back; at checkout they fill the form, and a new one can be saved', {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  await putIntoCart(shop.url, shopper, plain.id);
  await page.goto(at('/account'));
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

  await test.step('added and changed', async () => {
    await press(page, say('Add an address'));
    await press(page, say('Save'));
    await expect(page.getByText(say('Details Must Be Required'))).toBeVisible();
    await typeAddress(page, 'First');
    await page.getByLabel(say('Governorate (optional)')).selectOption('GZ');
    await press(page, say('Save'));
    await expect(cards).toHaveCount(1);
    await expect(cards.first()).toContainText(say('Default'));
    await press(page, say('Add an address'));
    await typeAddress(page, 'Second', { ...HOME, details: '7 Other Street', area: '' });
    await press(page, say('Save'));
    await press(page, about('Edit', 'Second'));
    await fill(page, 'City', 'Aswan');
    // Another form beside it loses nothing of what was typed.
    await press(page, about('Edit', 'First'));
    await page
      .getByRole('button', { name: say('Cancel'), exact: true })
      .first()
      .click();
    await expect(page.getByRole('button', { name: about('Edit', 'First') })).toBeFocused();
    await press(page, say('Save'));
    await expect(cards.last()).toContainText('Aswan');
    await expectNoViolations(page);
  });

  await test.step('put first, removed and brought back', async () => {
    await press(page, about('Make it the default', 'Second'));
    await expect(cards.first()).toContainText('Second');
    await expect(page.getByRole('button', { name: about('Edit', 'Second') })).toBeFocused();
    await press(page, about('Remove', 'Second'));
    await expect(cards).toHaveCount(1);
    await press(page, say('Undo'));
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('Second');
  });

  await test.step('the first one fills an empty form, without moving it; others can be chosen', async () => {
    const shift = await watchLayoutShift(page);
    await page.goto(at('/shipping%20address'));
    const saved = page.getByLabel(say('Saved address'));
    const details = page.getByLabel(say('Details'));
    await expect(details).toHaveValue('7 Other Street');
    await expect(saved.locator('option:checked')).toContainText('Second');
    expect(await shift()).toBeLessThanOrEqual(MOST_SHIFT);
    await expectNoViolations(page);
    await saved.selectOption({ index: 1 });
    await expect(details).toHaveValue(HOME.details);
    await expect(page.getByLabel(say('Area or district (optional)'))).toHaveValue(HOME.area);
    await expect(page.getByLabel(say('Governorate (optional)'))).toHaveValue('GZ');
    await expect(page.getByLabel(say('Save this address for next time'))).toHaveCount(0);
    await page.reload();
    await expect(saved.locator('option:checked')).toContainText('First');
  });

  await test.step('another one is saved with the order, which keeps its place', async () => {
    await fill(page, 'Details', '1 New Street');
    await expect(page.getByLabel(say('Saved address')).locator('option:checked')).toHaveText(
      say('Another address'),
    );
    await page.getByLabel(say('Save this address for next time')).check();
    await page.getByRole('radio', { name: say('Cash on delivery') }).check();
    await submitButton(page, 'cash').click();
    await expect(page).toHaveURL(at('/allorders'));
    const [order] = await listOrders(shop.url, shopper);
    expect(order).toMatchObject({
      shippingAddress: { ...HOME, details: '1 New Street', governorate: 'GZ' },
    });
    const answer = await fetch(`${shop.url}/api/v1/addresses`, { headers: { token: shopper.token } });
    expect(await answer.json()).toMatchObject({
      data: [
        { name: 'Second', city: 'Aswan' },
        { name: 'First' },
        { name: 'Dokki', details: '1 New Street', governorate: 'GZ' },
      ],
    });
  });
});

test('everything that the shop knows can be downloaded; the account is deleted after its password, and signs out', {
  tag: LONG,
}, async ({ page, shop, visitor }) => {
  await openAccount(page, visitor.token);
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, say('Download my data'))]);
  expect(file.suggestedFilename()).toBe('my-store-data.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    profile: { _id: visitor.id, name: 'Sara Ali' },
    orders: [],
  });

  await press(page, say('Delete my account'));
  const password = page.getByLabel(say('Your password, to be sure it is you'));
  await password.fill('Wrong@123');
  await press(page, say('Delete for good'));
  await expect(page.getByRole('alert')).toContainText(say('This is not your current password.'));
  await expectNoViolations(page);
  await password.fill(PASSWORD);
  await press(page, say('Delete for good'));
  await expect(page).toHaveURL(at('/'));
  await expect(page.getByText(say('Your account is deleted.'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await statusOf(shop, visitor.token)).toBe(401);
});
