/** The test card page, which is the provider's: its texts are its own. */
import type { Page } from '@playwright/test';
import { CARD_MESSAGES } from '#api/payments/test-card/shell.ts';
import { language } from './language.ts';

export const card = CARD_MESSAGES[language];

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel(card.fields.number).fill(number);
  await page.getByLabel(card.fields.expiry).fill('12 / 34');
  await page.getByLabel(card.fields.cvc).fill('123');
  await page.getByLabel(card.fields.name).fill('Sara Ali');
}

export const payButton = (page: Page) => page.getByRole('button', { name: new RegExp(`^${card.pay} `) });
