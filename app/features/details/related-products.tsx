import { useRevalidator } from 'react-router';
import { type Answer, type MaybePending, statusOf } from '#app/answers.ts';
import { ShowAnswer } from '#app/features/answers/show-answer.tsx';
import { ProductGrid } from '#app/features/catalogue/product-grid.tsx';
import { ProductGridSkeleton } from '#app/features/catalogue/product-grid-skeleton.tsx';
import type { ShownProduct } from '#app/features/catalogue/shown-product.ts';
import { Button } from '#app/ui/button.tsx';
import { focusHeadingOnUnmount } from '#app/ui/focus.ts';
import { Section } from '#app/ui/section.tsx';
import * as common from '#messages/common.ts';
import * as details from '#messages/details.ts';
import type { ShownDetails } from './shown-details.ts';

const SKELETON_COUNT = 5;

interface RelatedProductsProps {
  related: MaybePending<Answer<ShownProduct[]>>;
  product: MaybePending<Answer<ShownDetails>>;
}

/** Other products of the same category, if there are any. */
export function RelatedProducts({ related, product }: RelatedProductsProps) {
  return (
    <ShowAnswer answer={related} fallback={<RelatedSkeleton />}>
      {(answer) => {
        if ('problem' in answer) return <RelatedFailed product={product} />;
        if (answer.value.length === 0) return null;
        return (
          <Section id="related" title={details.related}>
            <ProductGrid products={answer.value} />
          </Section>
        );
      }}
    </ShowAnswer>
  );
}

function RelatedSkeleton() {
  return (
    <Section id="related" title={details.related}>
      <ProductGridSkeleton count={SKELETON_COUNT} label={common.loading} />
    </Section>
  );
}

/** Shown only if the product itself was loaded; otherwise the product's own alert is enough. */
function RelatedFailed({ product }: Pick<RelatedProductsProps, 'product'>) {
  const { revalidate, state } = useRevalidator();
  return (
    <ShowAnswer answer={product} fallback={<RelatedSkeleton />}>
      {(answer) => {
        if ('problem' in answer) return statusOf({ now: answer }) === 404 ? null : <RelatedSkeleton />;
        return (
          <Section id="related" title={details.related}>
            <div
              ref={focusHeadingOnUnmount}
              role="alert"
              className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft"
            >
              <p>{details.relatedFailed}</p>
              <Button variant="quiet" size="small" isBusy={state === 'loading'} onClick={() => revalidate()}>
                {common.tryAgain}
              </Button>
            </div>
          </Section>
        );
      }}
    </ShowAnswer>
  );
}
