import type { Page } from '@playwright/test';
import { expectFit } from './expect-fit.ts';
import { expectNoBarriers } from './shop-test.ts';

/** No barriers at the first width, where the page is left, and nothing wider than the page at any of them. */
export async function expectFine(page: Page, first: number, ...others: number[]): Promise<void> {
  await expectFit(page, ...others, first);
  await expectNoBarriers(page);
}
