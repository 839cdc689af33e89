import { expect, type Page } from '@playwright/test';
import { at, say } from './language.ts';

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
export const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(say(label), { exact: true }).fill(text);
/** Matches the name of a button: its action and what it acts on, such as 'Edit: Home'. */
export const writeButtonName = (action: string, name: string) =>
  new RegExp(
    `^${action === 'Change' ? say(action, 'account.change') : say(action)}: [\\u2066-\\u2069]*${name}`,
  );

/** Opens the account screen. Stores the token only once, so that a test can change or end the session. */
export async function openAccount(page: Page, token: string): Promise<void> {
  await page.goto(at('/terms'));
  await page.evaluate((value) => localStorage.setItem('Token', value), token);
  await page.goto(at('/account'));
  await expect(page.getByRole('heading', { level: 2, name: say('Addresses') })).toBeVisible();
}
