import { useDeferredValue } from 'react';
import { type Answer, statusOf } from '#app/answers.ts';
import { ShowAnswer, WhilePending } from '#app/features/answers/show-answer.tsx';
import { RecentlyViewed } from '#app/features/catalogue/recently-viewed.tsx';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { detailsScreen } from '#messages/catalogue.ts';
import { Details } from './details.tsx';
import { DetailsProblem } from './details-problem.tsx';
import { DetailsFallback } from './details-skeleton.tsx';
import type { OpenedDetails } from './load-details.ts';
import { RelatedProducts } from './related-products.tsx';
import { type ShownDetails, toViewed } from './shown-details.ts';

/** The whole screen of a product. */
export function DetailsView({ product, related, preview }: OpenedDetails) {
  // After a tap on a card, the product is rendered before the related products.
  const isWhole = useDeferredValue(true, !preview);
  return (
    // At least as high as the window: otherwise the footer may jump into view when the skeleton is replaced.
    <div className="min-h-[calc(100dvh-var(--spacing-bar))]">
      <WhilePending answer={product}>
        <ScreenTitle name={preview?.title ?? detailsScreen} />
      </WhilePending>
      <ShowAnswer answer={product} fallback={<DetailsFallback preview={preview} />}>
        {(answer) => <AnsweredDetails answer={answer} />}
      </ShowAnswer>
      {isWhole && <RelatedProducts related={related} product={product} />}
      <ShowAnswer answer={product} fallback={null}>
        {(answer) => 'value' in answer && <RecentlyViewed product={toViewed(answer.value)} />}
      </ShowAnswer>
    </div>
  );
}

/** Products of one family share a key: choosing another size keeps the state of the screen. */
const keyOf = ({ id, family }: ShownDetails) => family?.id ?? id;

function AnsweredDetails({ answer }: { answer: Answer<ShownDetails> }) {
  if ('value' in answer) return <Details key={keyOf(answer.value)} product={answer.value} />;
  return <DetailsProblem problem={answer.problem} isMissing={statusOf({ now: answer }) === 404} />;
}
