import type { Thing, ToAddress } from '#app/features/seo/page-description.ts';
import { nameValue } from './family.ts';
import { pathOfDetails } from './list-breadcrumbs.ts';
import type { ShownDetails } from './shown-details.ts';

/** What search engines call the options that they know; a belt's size is its length. */
const PROPERTIES: Record<string, string> = {
  color: 'color',
  colour: 'color',
  length: 'size',
  material: 'material',
  pattern: 'pattern',
  size: 'size',
};

/** What a product is among its family, and where the others are; nothing without a family. */
export function describeVariant(
  { id, title, category, family }: ShownDetails,
  toAddress: ToAddress,
): Omit<Thing, '@type'> {
  const own = family?.siblings.find((sibling) => sibling.id === id);
  if (!family || !own) return {};
  const known = family.options.flatMap((option) => {
    const property = PROPERTIES[option.key];
    const name = nameValue(option, own);
    return property && name ? { property, name } : [];
  });
  return {
    ...Object.fromEntries(known.map(({ property, name }) => [property, name])),
    isVariantOf: {
      '@type': 'ProductGroup',
      name: family.title ?? title,
      productGroupID: family.id,
      variesBy: known.map(({ property }) => `https://schema.org/${property}`),
      hasVariant: family.siblings
        .filter((sibling) => sibling !== own)
        .map((sibling) => ({ url: toAddress(pathOfDetails({ id: sibling.id, category })) })),
    },
  };
}
