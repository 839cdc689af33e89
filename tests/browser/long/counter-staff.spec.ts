/** The counter's staff screens: invitations, second factors, account, team, audit log. */
import { expect } from '@playwright/test';
import { TOTP } from 'otpauth';
import { signOutStaff } from '#contract/staff/me-calls.ts';
import { findFreePort } from '#tests/setup/find-free-port.ts';
import { startShop } from '#tests/setup/running-shop.ts';
import { expectNoViolations, findDarkViolations, findViolations } from '../accessibility.ts';
import {
  addAuthenticator,
  heading,
  inviteByCommand,
  newEmail,
  openCounter,
  PASSWORD,
  press,
  test,
  texts,
} from '../counter-test.ts';
import { ARABIC } from '../language.ts';
import { expectFit } from '../layout-checks.ts';
import { copyStocked } from '../stocked-folder.ts';

const { account, audit, common, errors, factors, home, invitation, keys, session, shell, staff, team } =
  texts;
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

    await expect(heading(page, factors.neededTitle)).toBeVisible();
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
    await expect(heading(page, greeting)).toBeVisible();

    await page.goto(url + path);
    await expect(heading(page, invitation.overTitle)).toBeVisible();
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
  await expect(heading(page, account.title)).toBeVisible();
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
  await expect(heading(page, greeting)).toBeVisible();
});

test('the orders role reaches neither team nor audit log', async ({ page, join }) => {
  await join(page, 'orders');
  await openCounter(page, '/team');
  await expect(page.getByText(session.noAccessTitle)).toBeVisible();
  for (const name of [shell.screens.team, shell.screens.audit])
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  await openCounter(page, '/audit');
  await expect(page.getByText(session.noAccessTitle)).toBeVisible();
});

test('the link of an invitation makes an account with the invited role', async ({
  page,
  join,
  browser,
  baseURL,
}) => {
  const email = newEmail();
  await join(page, 'owner', 'Karim Samy');
  await openCounter(page, '/team');
  await press(page, team.invite);
  await page.getByLabel(session.email).fill(email);
  await page.getByRole('radio', { name: staff.roles.catalogue }).click();
  await press(page, team.createLink);
  const link = await page.getByLabel(team.link, { exact: true }).inputValue();
  const other = await browser.newPage({ ...(baseURL && { baseURL }) });
  await other.goto(link);
  await expect(other.getByText('Karim Samy')).toBeVisible();
  await expect(other.getByLabel(session.email)).toHaveValue(email);
  // The secret disappears from the URL but survives a reload.
  await expect(other).toHaveURL(/\/counter\/invitation$/);
  await other.reload();
  await expect(other.getByLabel(session.email)).toHaveValue(email);
  await other.close();
});

test('two owners who change a person at the same time see both versions', async ({
  page,
  join,
  browser,
  baseURL,
}) => {
  const guest = await browser.newPage({ ...(baseURL && { baseURL }) });
  const colleague = await join(guest, 'orders', 'Youssef Hassan');
  await guest.close();
  await join(page, 'owner');
  await openCounter(page, '/team');
  const row = page.getByRole('listitem').filter({ hasText: colleague.email });
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: team.changeRole }).click();
  await page.getByRole('radio', { name: staff.roles.viewer }).click();
  const sent = await page.request.put(`/api/staff/team/${colleague.id}`, {
    headers: { origin: baseURL ?? '' },
    data: { version: 1, role: 'catalogue' },
  });
  expect(sent.status()).toBe(200);
  await press(page, team.changeRole);
  const conflict = page.getByRole('dialog', { name: common.conflictTitle });
  await expect(conflict.getByText(staff.roles.catalogue)).toBeVisible();
  await conflict.getByRole('button', { name: common.saveChosen }).click();
  await expect(row.getByText(staff.roles.viewer)).toBeVisible();
  await page.getByRole('button', { name: common.undo }).click();
  await expect(row.getByText(staff.roles.catalogue)).toBeVisible();
});

test('the audit log shows who changed what, with the values before and after', async ({
  page,
  join,
  browser,
  baseURL,
}) => {
  const guest = await browser.newPage({ ...(baseURL && { baseURL }) });
  const colleague = await join(guest, 'orders', 'Nadia Fouad');
  await guest.close();
  await join(page, 'owner');
  await page.request.put(`/api/staff/team/${colleague.id}`, {
    headers: { origin: baseURL ?? '' },
    data: { version: 1, role: 'viewer' },
  });
  await openCounter(page, `/audit?kind=staff&thing=${colleague.id}`);
  await page.getByRole('button', { name: audit.actions['staff.role-changed'] }).click();
  const change = page.getByRole('row').filter({ hasText: staff.roles.viewer });
  await expect(change).toContainText(staff.roles.orders);
  await expect(page.getByRole('button', { name: audit.actions['staff.joined'] })).toBeVisible();
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: audit.export }).click();
  expect((await csv).suggestedFilename()).toMatch(/^audit-[\d-]+\.csv$/);
});

for (const [path, title] of [
  ['/account', account.title],
  ['/team', team.title],
  ['/audit', audit.title],
] as const)
  test(`${path} fits and has no accessibility violation, light and dark`, { tag: ARABIC }, async ({
    page,
    join,
  }) => {
    await join(page, 'owner');
    await openCounter(page, path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectFit(page, page.viewportSize()?.width ?? 0);
    expect(await findViolations(page)).toEqual([]);
    expect(await findDarkViolations(page)).toEqual([]);
  });

test('an invitation fits and has no accessibility violation, light and dark', { tag: ARABIC }, async ({
  page,
  invite,
}) => {
  await page.goto(await invite('manager'));
  await expect(heading(page, invitation.title)).toBeVisible();
  await page.getByLabel(session.password, { exact: true }).fill('short');
  await press(page, invitation.submit);
  await expect(page.getByText(errors.refusals['name-required'])).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await findDarkViolations(page)).toEqual([]);
});
