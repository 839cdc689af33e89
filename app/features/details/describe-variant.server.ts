import type { Thing, ToAddress } from '#app/features/seo/page-description.ts';
import { findValueName } from './family.ts';
import { pathOfDetails } from './list-breadcrumbs.ts';
import type { ShownDetails } from './shown-details.ts';

/** The schema.org property for each option, by the option's key. A belt's length is its size. */
const PROPERTIES_BY_OPTION: Record<string, string> = {
  color: 'color',
  colour: 'color',
  length: 'size',
  material: 'material',
  pattern: 'pattern',
  size: 'size',
};

/** Describes a product as a variant of its family, with links to the other variants; empty without a family. */
export function describeVariant(
  { id, title, category, family }: ShownDetails,
  toAddress: ToAddress,
): Omit<Thing, '@type'> {
  const own = family?.siblings.find((sibling) => sibling.id === id);
  if (!family || !own) return {};
  const known = family.options.flatMap((option) => {
    const property = PROPERTIES_BY_OPTION[option.key];
    const name = findValueName(option, own);
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
