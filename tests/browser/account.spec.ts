/** The account screen of our own provider: profile, download and deletion. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { fill, openAccount, press, writeButtonName } from './account-page.ts';
import { at, LONG, say } from './language.ts';
import { callTo } from './requests.ts';
import { test } from './shop-test.ts';

const PASSWORD = 'Secret@123';

const change = (page: Page, label: string) => press(page, writeButtonName('Change', say(label)));
const statusOf = async (shop: { url: string }, token: string) =>
  (await fetch(`${shop.url}/api/v1/auth/verifyToken`, { headers: { token } })).status;

test.use({ viewport: { width: 1440, height: 900 } });

test('a new name is in the menu at once, and after a reload; one that is too short is refused', {
  tag: LONG,
}, async ({ page, visitor }) => {
  await openAccount(page, visitor.token);
  await expectNoViolations(page);
  await change(page, 'Full name');
  await expect(page.getByLabel(say('Full name'))).toBeFocused();
  await fill(page, 'Full name', 'Al');
  await press(page, say('Save'));
  await expect(page.getByText(say('*Name Must Be At Least 3 Char'))).toBeVisible();
  await fill(page, 'Full name', 'Mona Hassan');
  await press(page, say('Save'));
  await expect(page.getByRole('status').getByText(say('Saved'), { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: writeButtonName('Change', say('Full name')) })).toBeFocused();
  await page.reload();
  await press(page, say('Account'));
  await expect(page.getByRole('banner').getByText('Mona Hassan').filter({ visible: true })).toBeVisible();
});

test('a phone number with country code and spaces is saved in the local format', {
  tag: LONG,
}, async ({ page, visitor }) => {
  await openAccount(page, visitor.token);
  await change(page, 'Phone');
  await fill(page, 'Phone', '+20 111 234 5678');
  await press(page, say('Save'));
  await expect(page.getByRole('main').getByText('01112345678')).toBeVisible();
});

test('an unconfirmed email address says so, and its email can be sent again', {
  tag: LONG,
}, async ({ page, visitor }) => {
  await openAccount(page, visitor.token);
  const hint = page.getByText(
    say(
      'Not confirmed yet. Once you open the link in our email, emails about your orders will include your delivery address.',
    ),
  );
  await expect(hint).toBeVisible();
  await press(page, say('Send email again'));
  await expect(page.getByText(say('Sent again. Please check your inbox.'))).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('a new email address needs the password, waits for its link, and can be withdrawn', {
  tag: LONG,
}, async ({ page, visitor }) => {
  await openAccount(page, visitor.token);
  const email = `new-${visitor.id}@example.com`;
  await change(page, 'Email');
  await fill(page, 'New email', email);
  await press(page, say('Send link'));
  await expect(page.getByLabel(say('Current password'))).toBeFocused();
  await fill(page, 'Current password', 'Wrong@123');
  await press(page, say('Send link'));
  const password = page.getByLabel(say('Current password'));
  await expect(password).toHaveAccessibleDescription(say('Your current password is incorrect.'));
  await expect(password).toBeFocused();
  await expectNoViolations(page);
  await fill(page, 'Current password', PASSWORD);
  await expect(password).toHaveAccessibleDescription('');
  await press(page, say('Send link'));
  const told = page.getByText(
    say(
      `We’ve sent a link to ${email}. Open it within 24 hours and confirm to use this email. Nothing changes until then.`,
    ),
  );
  await expect(told).toBeVisible();
  await page.reload();
  await expect(told).toBeVisible();
  await page.route(callTo('users/updateMe'), (route) => route.abort());
  await press(page, say('Cancel this change'));
  await expect(page.getByText(say('We couldn’t cancel this change.'))).toBeVisible();
  await page.unroute(callTo('users/updateMe'));
  await press(page, say('Cancel this change'));
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('button', { name: writeButtonName('Change', say('Email')) })).toBeFocused();
});

test('a new password ends the other sessions, not this one', { tag: LONG }, async ({
  page,
  shop,
  visitor,
}) => {
  const { token } = visitor;
  await openAccount(page, token);
  await change(page, 'Password');
  await fill(page, 'Current password', 'Wrong@123');
  await fill(page, 'New password', 'Newer@123');
  await fill(page, 'Re-password', 'Newer@123');
  await press(page, say('Save'));
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    say('Your current password is incorrect.'),
  );
  await expectNoViolations(page);
  await press(page, say('Accept'));
  await fill(page, 'Current password', PASSWORD);
  await press(page, say('Save'));
  await expect(page.getByRole('status').getByText(say('Saved'), { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: writeButtonName('Change', say('Password')) })).toBeFocused();
  expect(await statusOf(shop, token)).toBe(401);
  const newer = await page.evaluate(() => localStorage.getItem('Token') ?? '');
  expect(await statusOf(shop, newer)).toBe(200);
});

test('all data of the account can be downloaded', { tag: LONG }, async ({ page, visitor }) => {
  await openAccount(page, visitor.token);
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, say('Download my data'))]);
  expect(file.suggestedFilename()).toBe('my-store-data.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    profile: { _id: visitor.id, name: 'Sara Ali' },
    orders: [],
  });
});

test('deleting the account asks for the password, and signs out', { tag: LONG }, async ({
  page,
  shop,
  visitor,
}) => {
  await openAccount(page, visitor.token);
  await press(page, say('Delete my account'));
  const password = page.getByLabel(say('Your password, to confirm it’s you'));
  await password.fill('Wrong@123');
  await press(page, say('Delete permanently'));
  await expect(page.getByRole('alert')).toContainText(say('Your current password is incorrect.'));
  await expectNoViolations(page);
  await password.fill(PASSWORD);
  await press(page, say('Delete permanently'));
  await expect(page).toHaveURL(at('/'));
  await expect(page.getByText(say('Your account has been deleted.'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await statusOf(shop, visitor.token)).toBe(401);
});
