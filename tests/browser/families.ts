/** Products of the demo catalogue that come in sizes or colours. */
import { paths } from '#app/paths.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import type { DemoProduct } from './details-page.ts';
import { at, localize, say } from './language.ts';

const OPTIONS = demoCatalogue.options ?? [];

const find = (slug: string, value: string): DemoProduct => {
  const family = demoCatalogue.products.find((row) => row.slug === slug)?.family;
  const found = demoCatalogue.products.find(
    (row) => row.family === family && Object.values(row.options ?? {}).includes(value),
  );
  if (!family || !found) throw new Error(`the demo catalogue has no ${value} of ${slug}`);
  return found;
};
export const TEES_BY_SIZE = Object.fromEntries(
  ['s', 'm', 'l', 'xl', 'xxl'].map((size) => [size, find('qasbeen-essential-tees-3-pack', size)]),
) as Record<'s' | 'm' | 'l' | 'xl' | 'xxl', DemoProduct>;
export const BURGUNDY_BAG = find('orvanti-luna-chain-bag', 'burgundy');
export const BLACK_BAG = find('orvanti-luna-chain-bag', 'black');

export const nameOption = (key: string) =>
  localize(OPTIONS.find((option) => option.key === key)?.name ?? { en: '', ar: '' });
/** The name of a product's value of an option, in this run's language. */
export function nameValue({ options }: DemoProduct, key: string): string {
  const values = OPTIONS.find((option) => option.key === key)?.values ?? [];
  return localize(values.find((value) => value.key === options?.[key])?.name ?? { en: '', ar: '' });
}

export const pathOf = ({ id, category }: DemoProduct) => at(paths.productDetails(id, category));

/** The name of the T-shirts' size that is sold out. */
export const SOLD_OUT = `XXL ${say('Out of stock')}`;
