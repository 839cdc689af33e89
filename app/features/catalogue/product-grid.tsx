import type { ReactNode, Ref, UIEventHandler } from 'react';
import { joinClasses } from '#app/ui/class-names.ts';
import { PreloadDetails } from './preload-details.tsx';
import { ProductCard } from './product-card.tsx';
import type { ShownProduct } from './shown-product.ts';

/** One column of cards that lie on their side, or three or five of upright ones. */
export const PRODUCT_GRID = 'product-grid';
/** The same beside filters, which leave room for five only on still larger screens. */
export const GRID_BESIDE_FILTERS = 'product-grid grid-beside-filters';
/** The same where there is room for columns; on small screens a row of upright cards that swipes. */
const OFFER_ROW = 'offer-row max-sm:swipe-row';

interface ProductGridProps {
  products: ShownProduct[];
  /** Whether its first picture is above the fold, and loads first. */
  isFirst?: boolean;
  isOffer?: boolean;
  isBesideFilters?: boolean;
  ref?: Ref<HTMLUListElement>;
  onScroll?: UIEventHandler<HTMLUListElement>;
  /** A list item after the products. */
  children?: ReactNode;
}

/** A list of product cards. */
export function ProductGrid(props: ProductGridProps) {
  const {
    products,
    isFirst = false,
    isOffer = false,
    isBesideFilters = false,
    ref,
    onScroll,
    children,
  } = props;
  const look = isBesideFilters ? GRID_BESIDE_FILTERS : PRODUCT_GRID;
  return (
    <>
      <ul
        ref={ref}
        onScroll={onScroll}
        className={joinClasses(isOffer ? OFFER_ROW : look, isFirst && 'is-first')}
      >
        {products.map((product, at) => (
          <li key={product.id}>
            <ProductCard product={product} isFirst={isFirst && at === 0} isOffer={isOffer} />
          </li>
        ))}
        {children}
      </ul>
      <PreloadDetails />
    </>
  );
}
