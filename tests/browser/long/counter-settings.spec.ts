/** The settings screen. Saved settings take effect in the shop without a restart. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { changeContact, readSettings } from '#contract/settings/staff-calls.ts';
import { startShop } from '#tests/setup/running-shop.ts';
import { expectNoViolations, findDarkViolations } from '../accessibility.ts';
import { inviteByCommand, newEmail, openCounter, PASSWORD, press, test, texts } from '../counter-test.ts';
import { at, language, say } from '../language.ts';
import { expectFit } from '../layout-checks.ts';
import { copyStocked } from '../stocked-folder.ts';
import { waitUntilCached } from '../worker-caches.ts';

const { common, settings } = texts;

const findSection = (page: Page, name: string) => page.getByRole('region', { name });
const saveSection = (page: Page, name: string) =>
  findSection(page, name).getByRole('button', { name: common.save }).click();

/** Changes the contact details through the API, as a colleague who has the current version. */
async function changeContactAs(page: Page, origin: string, changes: object): Promise<void> {
  const { data } = await (await page.request.get(`/api/staff${readSettings.path}`)).json();
  const { version, values } = data.contact;
  const answer = await page.request.put(`/api/staff${changeContact.path}`, {
    headers: { origin },
    data: { version, ...values, ...changes },
  });
  expect(answer.status()).toBe(200);
}

test.describe.configure({ mode: 'serial' });

test('a changed phone number is in the shop’s footer, and its default comes back', async ({
  page,
  join,
  browser,
  baseURL,
}) => {
  await join(page, 'owner');
  await openCounter(page, '/settings');
  const phone = page.getByLabel(settings.fields.phone, { exact: true });
  await phone.fill('call us');
  await saveSection(page, settings.groups.contact);
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill('19123');
  await saveSection(page, settings.groups.contact);
  await expect(page.getByText(common.saved, { exact: true }).last()).toBeVisible();

  const visitor = await browser.newPage({ ...(baseURL && { baseURL }) });
  const number = visitor.getByRole('contentinfo').getByRole('link', { name: /19123/ });
  await expect(async () => {
    await visitor.goto(at(paths.brands));
    await expect(number).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await phone.fill('');
  await saveSection(page, settings.groups.contact);
  await expect(async () => {
    await visitor.goto(at(paths.brands));
    await expect(number).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await visitor.close();
});

test('if two people change a section at the same time, the later one chooses per field', async ({
  page,
  join,
  baseURL,
}) => {
  await join(page, 'owner');
  await openCounter(page, '/settings');
  const phone = page.getByLabel(settings.fields.phone, { exact: true });
  const email = page.getByLabel(settings.fields.email, { exact: true });
  await phone.fill('19123');
  await changeContactAs(page, baseURL ?? '', { phone: '19777', email: 'help@shop.example' });
  await saveSection(page, settings.groups.contact);
  const conflict = page.getByRole('dialog', { name: common.conflictTitle });
  await expect(conflict.getByText('19123')).toBeVisible();
  await expect(conflict.getByText('19777')).toBeVisible();
  await expectNoViolations(page);
  await conflict.getByRole('button', { name: common.saveChosen }).click();
  await expect(page.getByText(common.saved, { exact: true }).last()).toBeVisible();
  await expect(phone).toHaveValue('19123');
  await expect(email).toHaveValue('help@shop.example');
  await changeContactAs(page, baseURL ?? '', { phone: null, email: null });
});

test('delivery days of several governorates change at once', async ({ page, join }) => {
  await join(page, 'manager');
  await openCounter(page, '/settings');
  const delivery = findSection(page, settings.delivery);
  const boxes = delivery.getByRole('row').getByRole('checkbox');
  await expect(boxes).toHaveCount(28);
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  const several = delivery.getByRole('group', { name: settings.changeChosen });
  await several.getByRole('textbox').nth(0).fill('1');
  await several.getByRole('textbox').nth(1).fill('5');
  await several.getByRole('button', { name: settings.apply }).click();
  await saveSection(page, settings.delivery);
  await expect(page.getByText(common.saved, { exact: true }).last()).toBeVisible();
  await page.reload();
  const cells = delivery.getByRole('row').nth(2).getByRole('textbox');
  await expect(cells.nth(0)).toHaveValue('1');
  await expect(cells.nth(1)).toHaveValue('5');
});

test('leaving unsaved settings needs a confirmation, and a read-only role gets no buttons', async ({
  page,
  join,
  browser,
  baseURL,
}) => {
  await join(page, 'owner');
  await openCounter(page, '/settings');
  await expectNoViolations(page);
  expect(await findDarkViolations(page)).toEqual([]);
  await expectFit(page, 390, 768, 1440);
  await page.getByLabel(settings.fields.hoursEn).fill('Always');
  await page.getByRole('link', { name: texts.shell.screens.home }).filter({ visible: true }).click();
  await press(page, common.stay);
  await expect(page.getByLabel(settings.fields.hoursEn)).toHaveValue('Always');

  const reader = await browser.newPage({ ...(baseURL && { baseURL }) });
  await join(reader, 'viewer');
  await openCounter(reader, '/settings');
  await expect(reader.getByLabel(settings.fields.hoursEn)).not.toBeEditable();
  await expect(reader.getByRole('button', { name: common.save })).toHaveCount(0);
  await reader.close();
});

test('a new name of the shop is in the titles of the counter and of the offline page', async ({
  browser,
}) => {
  // A shop of its own, because other tests read the name.
  const data = copyStocked();
  const shop = await startShop({ DATA_DIR: data.folder });
  const baseURL = shop.url.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    const [, token] = (await inviteByCommand(data.folder, newEmail(), 'owner')).split('#');
    const person = { token, name: 'Mona Adel', password: PASSWORD, language };
    expect((await page.request.post('/api/staff/invitations/accept', { data: person })).status()).toBe(201);
    await openCounter(page, '/settings');
    for (const field of [settings.fields.nameEn, settings.fields.nameAr])
      await page.getByLabel(field).fill('Nile Shop');
    await saveSection(page, settings.groups.name);
    await expect(page).toHaveTitle(`${settings.title} · Nile Shop`);

    await page.goto(at(paths.products));
    await waitUntilCached(page, at(paths.products));
    await context.setOffline(true);
    await page.goto(at(paths.cart));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('No connection'));
    await expect(page).toHaveTitle(/ · Nile Shop$/);
  } finally {
    await context.close();
    await shop.stop();
    data.remove();
  }
});
