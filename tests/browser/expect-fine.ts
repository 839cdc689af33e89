import type { Page } from '@playwright/test';
import { expectFit } from './expect-fit.ts';
import { expectNoBarriers } from './shop-test.ts';

/** `npm run test:long` asks axe at every width, where every screen is asked at two in any case (every-screen.spec.ts). */
const isLong = Boolean(process.env.TEST_LONG);

/** Nothing is wider than the page at any of these widths, and no barriers at the first, where it is left. */
export async function expectFine(page: Page, first: number, ...others: number[]): Promise<void> {
  for (const width of [...others, first]) {
    await expectFit(page, width);
    if (isLong || width === first) await expectNoBarriers(page);
  }
}

/** The same on a phone and on a wide screen, whichever the page is on. */
export async function expectFineAnywhere(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 1280;
  await expectFine(page, width, width < 800 ? 1440 : 390);
}
