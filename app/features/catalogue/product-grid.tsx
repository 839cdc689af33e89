import type { ReactNode, Ref } from 'react';
import { ProductCard } from './product-card.tsx';
import type { ShownProduct } from './shown-product.ts';

/** One column of cards that lie on their side, or three or five of upright ones. */
export const PRODUCT_GRID = 'product-grid';
/** The same beside filters, which leave room for five only on still larger screens. */
export const GRID_BESIDE_FILTERS = 'product-grid grid-beside-filters';
/** The same where there is room for columns; on small screens a row of upright cards that swipes. */
const OFFER_ROW = 'offer-row max-sm:swipe-row sm:grid sm:grid-cols-3 sm:gap-4 lg:grid-cols-5';

interface ProductGridProps {
  products: ShownProduct[];
  /** Whether its first pictures are above the fold, and load first. */
  isFirst?: boolean;
  isOffer?: boolean;
  isBesideFilters?: boolean;
  ref?: Ref<HTMLUListElement>;
  /** A list item after the products. */
  children?: ReactNode;
}

const IN_VIEW_AT_FIRST = 2;

export function ProductGrid(props: ProductGridProps) {
  const { products, isFirst = false, isOffer = false, isBesideFilters = false, ref, children } = props;
  const look = isBesideFilters ? GRID_BESIDE_FILTERS : PRODUCT_GRID;
  return (
    <ul ref={ref} className={isOffer ? OFFER_ROW : look}>
      {products.map((product, at) => (
        <li key={product.id} className="grid">
          <ProductCard product={product} isFirst={isFirst && at < IN_VIEW_AT_FIRST} isOffer={isOffer} />
        </li>
      ))}
      {children}
    </ul>
  );
}
