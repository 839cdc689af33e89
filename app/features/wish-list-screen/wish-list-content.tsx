import { ProductCard } from '#app/features/catalogue/product-card.tsx';
import { PRODUCT_GRID } from '#app/features/catalogue/product-grid.tsx';
import { ProductGridSkeleton } from '#app/features/catalogue/product-grid-skeleton.tsx';
import { toShownProduct } from '#app/features/catalogue/shown-product.ts';
import { useWishList } from '#app/features/wish-list/use-wish-list.ts';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FoldingItem } from '#app/ui/folding-item.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useLeaving } from '#app/ui/use-leaving.ts';
import { useSlide } from '#app/ui/use-slide.ts';
import type { Product } from '#contract/catalogue/answers.ts';
import * as common from '#messages/common.ts';
import * as wishList from '#messages/wish-list.ts';
import emptySearch from '../../../catalog/illustrations/empty-search.svg';
import offline from '../../../catalog/illustrations/offline.svg';

const TITLE_ID = 'wished-products';
const IN_VIEW_AT_FIRST = 2;
const keyOf = ({ _id }: Product) => _id;

/** The shopper's wish list: its products, or that it is empty, loading or not available. */
export function WishListContent() {
  const { status, products, problem, refresh } = useWishList();
  const [shown, drop] = useLeaving(products, keyOf);
  const list = useSlide<HTMLUListElement>(shown);
  if (shown.length > 0) {
    return (
      <section aria-labelledby={TITLE_ID}>
        <h2 id={TITLE_ID} className="sr-only">
          {wishList.products}
        </h2>
        <ul ref={list} className={PRODUCT_GRID}>
          {shown.map(({ item, isLeaving }, at) => (
            <FoldingItem
              key={item._id}
              way="shrink"
              isLeaving={isLeaving}
              onGone={() => drop(item._id)}
              className="grid"
            >
              <ProductCard product={toShownProduct(item)} isFirst={at < IN_VIEW_AT_FIRST} />
            </FoldingItem>
          ))}
        </ul>
      </section>
    );
  }
  if (status === 'ready') {
    return (
      <Notice picture={emptySearch} title={wishList.empty} text={wishList.emptyText} headingLevel={2}>
        <ButtonLink to={paths.products} prefetch="intent" className="mt-6">
          {wishList.toProducts}
        </ButtonLink>
      </Notice>
    );
  }
  if (status === 'failed') {
    return (
      <Notice
        picture={offline}
        title={wishList.notShown}
        text={problem?.text ?? common.cutOff}
        isAlert
        headingLevel={2}
      >
        <Button onClick={refresh} className="mt-6">
          {common.tryAgain}
        </Button>
      </Notice>
    );
  }
  return <WishListSkeleton />;
}

const USUAL_COUNT = 5;

export function WishListSkeleton() {
  return <ProductGridSkeleton count={USUAL_COUNT} label={common.loading} />;
}
