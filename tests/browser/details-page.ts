import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import type { demoCatalog } from '#tests/setup/demo-catalog.ts';

export type DemoProduct = (typeof demoCatalog.products)[number];

/** The parts of the details screen. */
export const openDetails = (page: Page, { id, category }: DemoProduct) =>
  page.goto(paths.productDetails(id, category));
export const gallery = (page: Page) => page.getByRole('region', { name: /^Pictures of/ });
export const tab = (page: Page, at: number) => page.getByRole('tab', { name: `Show picture ${at}` });
