import { clsx } from 'clsx/lite';
import type { ReactNode, Ref, UIEventHandler } from 'react';
import { PrefetchPageLinks, useHref } from 'react-router';
import { shouldSaveData } from '#app/features/navigation/prefetch-intended.tsx';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { paths } from '#app/paths.ts';
import { ProductCard } from './product-card.tsx';
import type { ShownProduct } from './shown-product.ts';

/** By screen width, one column of horizontal cards, or three or five columns of vertical ones. */
export const PRODUCT_GRID = 'product-grid';
/** The grid beside filters, which has at most four columns of vertical cards. */
export const GRID_BESIDE_FILTERS = 'product-grid grid-beside-filters';
/** The grid on wide screens; on small ones, a row of vertical cards that scrolls sideways. */
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
  const gridClass = isBesideFilters ? GRID_BESIDE_FILTERS : PRODUCT_GRID;
  return (
    <>
      <ul
        ref={ref}
        onScroll={onScroll}
        className={clsx(isOffer ? OFFER_ROW : gridClass, isFirst && 'is-first')}
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

/** Preloads the code of the product screen, which most visitors of a list open next. */
export function PreloadDetails() {
  const isHydrated = useHydrated();
  const anyDetails = useHref(paths.productDetails('any', 'any'));
  return isHydrated && !shouldSaveData() && <PrefetchPageLinks page={anyDetails} />;
}
