import { lazy, Suspense } from 'react';
import type { Answer, Later } from '#app/answers.ts';
import { ProductGrid } from '#app/features/catalogue/product-grid.tsx';
import { ProductGridSkeleton } from '#app/features/catalogue/product-grid-skeleton.tsx';
import type { ShownProduct } from '#app/features/catalogue/shown-product.ts';
import { Show } from '#app/features/loading/show.tsx';
import { Section } from '#app/ui/section.tsx';
import * as common from '#messages/common.ts';
import * as details from '#messages/details.ts';
import type { ShownDetails } from './shown-details.ts';

const USUAL_COUNT = 5;

/** Hardly anybody gets to see it. */
const RelatedFailed = lazy(async () => {
  const { RelatedFailed } = await import('./related-failed.tsx');
  return { default: RelatedFailed };
});

interface RelatedProductsProps {
  related: Later<Answer<ShownProduct[]>>;
  product: Later<Answer<ShownDetails>>;
}

/** Other products of the same category, if there are any. */
export function RelatedProducts({ related, product }: RelatedProductsProps) {
  return (
    <Show later={related} fallback={<RelatedSkeleton />}>
      {(answer) => {
        if ('problem' in answer) {
          const skeleton = <RelatedSkeleton />;
          return (
            <Suspense fallback={skeleton}>
              <RelatedFailed product={product} skeleton={skeleton} />
            </Suspense>
          );
        }
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
