/** The account of a member of staff in the counter: invitation, second factors, keys, session. */
import { expect } from '@playwright/test';
import { TOTP } from 'otpauth';
import { signOutStaff } from '#contract/staff/me-calls.ts';
import { findFreePort } from '#tests/setup/find-free-port.ts';
import { startShop } from '#tests/setup/running-shop.ts';
import { expectNoViolations, findDarkViolations, findViolations } from '../accessibility.ts';
import {
  addAuthenticator,
  findHeading,
  inviteByCommand,
  newEmail,
  openCounter,
  PASSWORD,
  press,
  test,
  texts,
} from '../counter-test.ts';
import { ARABIC } from '../language.ts';
import { copyStocked } from '../stocked-folder.ts';

const { account, common, errors, factors, home, invitation, keys, session, shell, staff } = texts;
const greeting = new RegExp(`${home.goodMorning}|${home.goodAfternoon}|${home.goodEvening}`);

test('in a public shop, an owner must set up an authenticator app first', async ({ page }) => {
  const data = copyStocked();
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const shop = await startShop({ DATA_DIR: data.folder, PORT: String(port), PUBLIC_URL: url });
  try {
    const path = await inviteByCommand(data.folder, newEmail(), 'owner');
    await page.goto(url + path);
    await page.getByLabel(account.name).fill('Mona Adel');
    await page.getByLabel(session.password, { exact: true }).fill(PASSWORD);
    await expect(page.getByText(session.strengths.strong)).toBeVisible();
    await press(page, invitation.submit);

    await expect(findHeading(page, factors.neededTitle)).toBeVisible();
    await expectNoViolations(page);
    await press(page, factors.useApp);
    await expect(page.getByRole('img', { name: factors.qrCode })).toBeVisible();
    await expectNoViolations(page);
    const secret = await page.getByLabel(factors.secret, { exact: true }).inputValue();
    await page.getByLabel(factors.code).fill('000000');
    await press(page, factors.turnOn);
    await expect(page.getByText(errors.refusals['wrong-code'])).toBeVisible();
    await page.getByLabel(factors.code).fill(new TOTP({ secret }).generate());
    await press(page, factors.turnOn);

    await expect(page.getByRole('list', { name: factors.codes }).getByRole('listitem')).toHaveCount(10);
    await expect(page.getByRole('button', { name: factors.continue })).toBeDisabled();
    await expectNoViolations(page);
    await page.getByLabel(factors.kept).check();
    await press(page, factors.continue);
    await expect(findHeading(page, greeting)).toBeVisible();

    await page.goto(url + path);
    await expect(findHeading(page, invitation.overTitle)).toBeVisible();
  } finally {
    await shop.stop();
    data.remove();
  }
});

test('a passkey of my account signs in without a password', async ({ page, join }) => {
  await join(page, 'orders');
  await addAuthenticator(page);
  await openCounter(page, '/account');
  await press(page, factors.addPasskey);
  await page.getByLabel(factors.kept).check();
  await press(page, factors.continue);
  await expect(page.getByText(factors.codesLeft(10))).toBeVisible();
  await press(page, 'Mona Adel');
  await page.getByRole('menuitem', { name: session.signOut }).click();
  await press(page, session.withPasskey);
  await expect(findHeading(page, account.title)).toBeVisible();
});

test('the secret of a new API key is shown once', async ({ page, join }) => {
  await join(page, 'orders');
  await openCounter(page, '/account');
  await press(page, keys.create);
  await page.getByRole('dialog').getByLabel(keys.name).fill('Stock import');
  await press(page, keys.submit);
  await expect(page.getByText(errors.refusals['permissions-required'])).toBeVisible();
  await expect(page.getByLabel(staff.permissions['settings.change'])).toBeHidden();
  await page.getByLabel(staff.permissions['orders.read']).check();
  await press(page, keys.submit);
  const secret = await page.getByLabel(keys.secret, { exact: true }).inputValue();
  const answer = await page.request.get('/api/staff/orders', {
    headers: { Authorization: `Bearer ${secret}` },
  });
  expect(answer.status()).toBe(200);
  await press(page, keys.done);
  await page.reload();
  await expect(page.getByText('Stock import')).toBeVisible();
  await expect(page.getByText(secret)).toBeHidden();
});

test('if a session ends during typing, the person signs in again and the text stays', async ({
  page,
  join,
  baseURL,
}) => {
  await join(page, 'orders');
  await openCounter(page, '/account');
  const name = page.getByLabel(account.name, { exact: true });
  await name.fill('Mona Adel Fathy');
  const ended = await page.request.post(`/api/staff${signOutStaff.path}`, {
    headers: { origin: baseURL ?? '' },
  });
  expect(ended.status()).toBe(204);
  await press(page, common.save);
  const dialog = page.getByRole('dialog', { name: session.endedTitle });
  await dialog.getByLabel(session.password, { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: session.submit }).click();
  await expect(page.getByText(common.saved)).toBeVisible();
  await expect(name).toHaveValue('Mona Adel Fathy');
});

test('leaving unsaved work needs a confirmation', async ({ page, join }) => {
  await join(page, 'orders');
  await openCounter(page, '/account');
  const name = page.getByLabel(account.name, { exact: true });
  await name.fill('Nobody');
  const home = page.getByRole('link', { name: shell.screens.home }).filter({ visible: true });
  await home.click();
  await press(page, common.stay);
  await expect(name).toHaveValue('Nobody');
  await home.click();
  await press(page, common.leave);
  await expect(findHeading(page, greeting)).toBeVisible();
});

test('an invitation fits and has no accessibility violation, light and dark', { tag: ARABIC }, async ({
  page,
  invite,
}) => {
  await page.goto(await invite('manager'));
  await expect(findHeading(page, invitation.title)).toBeVisible();
  await page.getByLabel(session.password, { exact: true }).fill('short');
  await press(page, invitation.submit);
  await expect(page.getByText(errors.refusals['name-required'])).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await findDarkViolations(page)).toEqual([]);
});
