import { ProductCard } from '#app/features/catalogue/product-card.tsx';
import { PRODUCT_GRID, PreloadDetails } from '#app/features/catalogue/product-grid.tsx';
import { ProductGridSkeleton } from '#app/features/catalogue/product-grid-skeleton.tsx';
import { toShownProduct } from '#app/features/catalogue/shown-product.ts';
import { useWishList, wishList } from '#app/features/wish-list/wish-list.ts';
import { idOfWish } from '#app/features/wish-list/wish-store.ts';
import emptyWishList from '#app/illustrations/empty-wish-list.svg';
import offline from '#app/illustrations/offline.svg';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ExitingItem, useExitingItems } from '#app/ui/exiting-list.tsx';
import { useFlip } from '#app/ui/motion.ts';
import type { Product } from '#contract/catalogue/answers.ts';
import * as common from '#messages/common.ts';
import * as texts from '#messages/wish-list.ts';

const TITLE_ID = 'wished-products';
const FIRST_VIEW_COUNT = 2;
const keyOf = ({ _id }: Product) => _id;

/** The shopper's wish list: its products, or its empty, loading or failed state. */
export function WishListContent() {
  const { status, products, problem } = useWishList();
  const [shown, drop] = useExitingItems(products, keyOf);
  const list = useFlip<HTMLUListElement>(shown);
  if (shown.length > 0) {
    return (
      <section aria-labelledby={TITLE_ID}>
        <h2 id={TITLE_ID} className="sr-only">
          {texts.products}
        </h2>
        <ul ref={list} className={PRODUCT_GRID}>
          {shown.map(({ item, isExiting }, at) => (
            <ExitingItem
              key={item._id}
              id={idOfWish(item._id)}
              animation="shrink"
              isExiting={isExiting}
              onExited={() => drop(item._id)}
              className="grid"
            >
              <ProductCard product={toShownProduct(item)} isFirst={at < FIRST_VIEW_COUNT} />
            </ExitingItem>
          ))}
        </ul>
        <PreloadDetails />
      </section>
    );
  }
  if (status === 'ready') {
    return (
      <EmptyState picture={emptyWishList} title={texts.empty} text={texts.emptyText} headingLevel={2}>
        <ButtonLink to={paths.products} className="mt-6">
          {texts.toProducts}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (status === 'failed') {
    return (
      <EmptyState
        picture={offline}
        title={texts.notShown}
        text={problem?.text ?? common.cutOff}
        isAlert
        headingLevel={2}
      >
        <Button onClick={wishList.refresh} className="mt-6">
          {common.tryAgain}
        </Button>
      </EmptyState>
    );
  }
  return <ProductGridSkeleton count={5} label={common.loading} />;
}
