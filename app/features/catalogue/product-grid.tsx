import { ProductCard } from './product-card.tsx';
import type { ShownProduct } from './shown-product.ts';

/** The specification's columns: 1 on small screens, 3 on medium ones, 5 on large ones. */
export const PRODUCT_GRID = 'grid gap-4 sm:grid-cols-3 lg:grid-cols-5';
/** The same beside filters, which leave room for five only on still larger screens. */
export const GRID_BESIDE_FILTERS = 'grid-beside-filters';

interface ProductGridProps {
  products: ShownProduct[];
  /** Whether its first pictures are above the fold, and load first. */
  isFirst?: boolean;
  isOffer?: boolean;
  isBesideFilters?: boolean;
}

const IN_VIEW_AT_FIRST = 2;

export function ProductGrid(props: ProductGridProps) {
  const { products, isFirst = false, isOffer = false, isBesideFilters = false } = props;
  return (
    <ul className={isBesideFilters ? GRID_BESIDE_FILTERS : PRODUCT_GRID}>
      {products.map((product, at) => (
        <li key={product.id} className="grid">
          <ProductCard product={product} isFirst={isFirst && at < IN_VIEW_AT_FIRST} isOffer={isOffer} />
        </li>
      ))}
    </ul>
  );
}
