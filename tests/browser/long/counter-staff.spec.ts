/** The counter's screens about the staff: team and audit log. */
import { expect } from '@playwright/test';
import { findDarkViolations, findViolations } from '../accessibility.ts';
import { findHeading, newEmail, openCounter, press, test, texts } from '../counter-test.ts';
import { ARABIC } from '../language.ts';
import { expectFit } from '../layout-checks.ts';

const { account, audit, common, session, shell, staff, team } = texts;

test('the orders role reaches neither team nor audit log', async ({ page, join }) => {
  await join(page, 'orders');
  await openCounter(page, '/team');
  await expect(page.getByText(session.noAccessTitle)).toBeVisible();
  for (const name of [shell.screens.team, shell.screens.audit])
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  await openCounter(page, '/audit');
  await expect(page.getByText(session.noAccessTitle)).toBeVisible();
  await expect(findHeading(page, shell.screens.audit)).toBeVisible();
  await expect(page.getByRole('button', { name: audit.export })).toHaveCount(0);
});

test('an order or a customer that does not exist has a screen that says so', async ({ page, join }) => {
  await join(page, 'orders');
  for (const path of ['/orders/MS-XXXX-XXX', '/customers/nobody']) {
    await openCounter(page, path);
    await expect(findHeading(page, common.notFoundTitle)).toBeVisible();
    await expect(page.getByRole('button', { name: common.retry })).toHaveCount(0);
  }
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
    await expect(findHeading(page, title)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectFit(page, page.viewportSize()?.width ?? 0);
    expect(await findViolations(page)).toEqual([]);
    expect(await findDarkViolations(page)).toEqual([]);
  });
