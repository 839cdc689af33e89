import { ProductGridSkeleton } from '#app/features/catalogue/product-grid-skeleton.tsx';
import * as common from '#messages/common.ts';

const USUAL_COUNT = 5;

export function WishListSkeleton() {
  return <ProductGridSkeleton count={USUAL_COUNT} label={common.loading} />;
}
