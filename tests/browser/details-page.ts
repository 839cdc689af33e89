import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import type { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import type { FakeProduct } from '#tests/setup/fake-provider/catalogue.ts';
import { at, say } from './language.ts';

export type DemoProduct = (typeof demoCatalogue.products)[number];

export const openDetails = (page: Page, { id, category }: DemoProduct) =>
  page.goto(at(paths.productDetails(id, category)));
/** For a product of the fake provider: the path of its screen, and the path of the call that reads it. */
export const pathOf = ({ _id, category }: FakeProduct) => at(paths.productDetails(_id, category?._id ?? ''));
export const callOf = ({ _id }: FakeProduct) => `/api/v1/products/${_id}`;

/** The parts of the details screen. */
export const findTitle = (page: Page) => page.getByRole('heading', { level: 1 });
export const findGallery = (page: Page) =>
  page.getByRole('region', { name: say('Pictures of \u0001').split('\u0001')[0] ?? '' });
export const findPictureTab = (page: Page, number: number) =>
  page.getByRole('tab', { name: say(`Show picture ${number}`) });
export const findRelatedRegion = (page: Page) => page.getByRole('region', { name: say('Related Products') });
export const findRelatedCards = (page: Page) => findRelatedRegion(page).getByRole('article');
