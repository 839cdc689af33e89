import { useDeferredValue } from 'react';
import { type Answer, statusOf } from '#app/answers.ts';
import { RecentlyViewed } from '#app/features/catalogue/recently-viewed.tsx';
import { Show } from '#app/features/loading/show.tsx';
import { WhilePending } from '#app/features/loading/while-pending.tsx';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { detailsScreen } from '#messages/product.ts';
import { Details } from './details.tsx';
import { DetailsProblem } from './details-problem.tsx';
import { DetailsAwaited } from './details-skeleton.tsx';
import type { OpenedDetails } from './load-details.ts';
import { RelatedProducts } from './related-products.tsx';
import { type ShownDetails, toViewed } from './shown-details.ts';

/** The whole screen of a product. */
export function DetailsView({ product, related, preview }: OpenedDetails) {
  // Whoever comes from a card looks at the product first.
  const isWhole = useDeferredValue(true, !preview);
  return (
    // As high as the window, so that the footer does not jump into view if the content is shorter than its skeleton.
    <div className="min-h-[calc(100dvh-var(--spacing-bar))]">
      <WhilePending later={product}>
        <ScreenTitle name={preview?.title ?? detailsScreen} />
      </WhilePending>
      <Show later={product} fallback={<DetailsAwaited preview={preview} />}>
        {(answer) => <AnsweredDetails answer={answer} />}
      </Show>
      {isWhole && <RelatedProducts related={related} product={product} />}
      <Show later={product} fallback={null}>
        {(answer) => 'value' in answer && <RecentlyViewed product={toViewed(answer.value)} />}
      </Show>
    </div>
  );
}

/** Another size or colour takes the place of the one on show; any other product starts afresh. */
const keyOf = ({ id, family }: ShownDetails) => family?.id ?? id;

function AnsweredDetails({ answer }: { answer: Answer<ShownDetails> }) {
  if ('value' in answer) return <Details key={keyOf(answer.value)} product={answer.value} />;
  return <DetailsProblem problem={answer.problem} isMissing={statusOf({ now: answer }) === 404} />;
}
