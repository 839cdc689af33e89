import type { Page } from '@playwright/test';
import { expectFit } from './expect-fit.ts';
import { expectNoBarriers } from './shop-test.ts';

/** No barriers and nothing wider than the page at any of these widths; it is left at the first. */
export async function expectFine(page: Page, first: number, ...others: number[]): Promise<void> {
  for (const width of [...others, first]) {
    await expectFit(page, width);
    await expectNoBarriers(page);
  }
}

/** The same on a phone and on a wide screen, whichever the page is on. */
export async function expectFineAnywhere(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 1280;
  await expectFine(page, width, width < 800 ? 1440 : 390);
}
