import type { Page } from '@playwright/test';

/** Opens a screen as on a second visit: the first one is written in the phone's own font, and fetches ours. */
export async function openAgain(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
}
