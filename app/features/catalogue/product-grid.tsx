import type { ReactNode, Ref, UIEventHandler } from 'react';
import { PrefetchPageLinks, useHref } from 'react-router';
import { isThrifty } from '#app/features/loading/is-thrifty.ts';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { paths } from '#app/paths.ts';
import { joinClasses } from '#app/ui/class-names.ts';
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
  const isHydrated = useHydrated();
  const anyDetails = useHref(paths.productDetails('any', 'any'));
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
      {/* The code of the screen that most visitors of a list open next. */}
      {isHydrated && !isThrifty() && <PrefetchPageLinks page={anyDetails} />}
    </>
  );
}
