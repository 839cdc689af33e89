import { useRevalidator } from 'react-router';
import { type Answer, type Later, statusOf } from '#app/answers.ts';
import { ProductGrid } from '#app/features/catalogue/product-grid.tsx';
import { ProductGridSkeleton } from '#app/features/catalogue/product-grid-skeleton.tsx';
import type { ShownProduct } from '#app/features/catalogue/shown-product.ts';
import { Show } from '#app/features/loading/show.tsx';
import { Button } from '#app/ui/button.tsx';
import { focusHeadingOnUnmount } from '#app/ui/focus.ts';
import { Section } from '#app/ui/section.tsx';
import * as common from '#messages/common.ts';
import * as details from '#messages/details.ts';
import { relatedFailed } from '#messages/details-problem.ts';
import type { ShownDetails } from './shown-details.ts';

const USUAL_COUNT = 5;

interface RelatedProductsProps {
  related: Later<Answer<ShownProduct[]>>;
  product: Later<Answer<ShownDetails>>;
}

/** Other products of the same category, if there are any. */
export function RelatedProducts({ related, product }: RelatedProductsProps) {
  return (
    <Show later={related} fallback={<RelatedSkeleton />}>
      {(answer) => {
        if ('problem' in answer) return <RelatedFailed product={product} />;
        if (answer.value.length === 0) return null;
        return (
          <Section id="related" title={details.related}>
            <ProductGrid products={answer.value} />
          </Section>
        );
      }}
    </Show>
  );
}

function RelatedSkeleton() {
  return (
    <Section id="related" title={details.related}>
      <ProductGridSkeleton count={USUAL_COUNT} label={common.loading} />
    </Section>
  );
}

/** Says so only if the product itself is there; otherwise its alert speaks for both. */
function RelatedFailed({ product }: Pick<RelatedProductsProps, 'product'>) {
  const { revalidate, state } = useRevalidator();
  return (
    <Show later={product} fallback={<RelatedSkeleton />}>
      {(answer) => {
        if ('problem' in answer) return statusOf({ now: answer }) === 404 ? null : <RelatedSkeleton />;
        return (
          <Section id="related" title={details.related}>
            <div
              ref={focusHeadingOnUnmount}
              role="alert"
              className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft"
            >
              <p>{relatedFailed}</p>
              <Button variant="quiet" size="small" isBusy={state === 'loading'} onClick={() => revalidate()}>
                {common.tryAgain}
              </Button>
            </div>
          </Section>
        );
      }}
    </Show>
  );
}
