import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import type { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { at, say } from './language.ts';

export type DemoProduct = (typeof demoCatalogue.products)[number];

/** The parts of the details screen. */
export const openDetails = (page: Page, { id, category }: DemoProduct) =>
  page.goto(at(paths.productDetails(id, category)));
export const gallery = (page: Page) =>
  page.getByRole('region', { name: say('Pictures of \u0001').split('\u0001')[0] ?? '' });
export const tab = (page: Page, number: number) =>
  page.getByRole('tab', { name: say(`Show picture ${number}`) });
