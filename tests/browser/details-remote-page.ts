import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import type { FakeProduct } from '#tests/setup/fake-provider/catalogue.ts';
import { at, say } from './language.ts';

export const pathOf = ({ _id, category }: FakeProduct) => at(paths.productDetails(_id, category?._id ?? ''));
export const callOf = ({ _id }: FakeProduct) => `/api/v1/products/${_id}`;

/** The parts of the details screen. */
export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const relatedRegion = (page: Page) => page.getByRole('region', { name: say('Related Products') });
export const related = (page: Page) => relatedRegion(page).getByRole('article');
