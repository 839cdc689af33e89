import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import type { ShownDetails } from './shown-details.ts';

const LINK_CLASSES =
  'inline-flex min-h-6 items-center underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11';

/** Links to the products of the same brand and category. */
export function GroupLinks({ brand, category }: Pick<ShownDetails, 'brand' | 'category'>) {
  const groups = [
    brand && { name: brand.name, to: paths.productsOfBrand(brand.id) },
    category && { name: category.name, to: paths.productsOfCategory(category.id) },
  ].filter((group) => group !== undefined);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft pointer-coarse:-mt-3 pointer-coarse:-mb-2">
      {groups.map(({ name, to }, at) => (
        <span key={to} className={at > 0 ? "before:me-2 before:content-['·']" : undefined}>
          <Link to={to} className={LINK_CLASSES}>
            <bdi>{name}</bdi>
          </Link>
        </span>
      ))}
    </p>
  );
}
