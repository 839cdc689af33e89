import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { readIntent, rememberIntent, takeIntent } from '#app/features/intents/intent.ts';
import { readToken } from '#app/features/session/session.ts';
import { paths } from '#app/paths.ts';
import { Button, writeButtonClass } from '#app/ui/button.tsx';
import * as messages from '#messages/reviews.ts';
import { Histogram } from './histogram.tsx';
import { OwnCard } from './own-card.tsx';
import { ReviewCard } from './review-card.tsx';
import type { ShownReview } from './shown-review.ts';
import { useLazyForm } from './use-lazy-form.ts';
import { useMoreReviews } from './use-more-reviews.ts';
import { type Ratings, useOwnReview } from './use-own-review.ts';

export interface ReviewsProps {
  product: {
    id: string;
    title: string;
    pictures: string[];
    rating: number;
    ratingCount: number;
    ratingCounts: number[] | undefined;
    reviews: ShownReview[];
  };
  /** The path to return to after login. */
  path: string;
  /** Other providers have no calls for reviews. */
  isOwnProvider: boolean;
  /** Called with the current ratings once they are known. */
  onRatings: (ratings: Ratings) => void;
}

const importForm = async () => (await import('./review-form.tsx')).ReviewForm;

/** The reviews of a product, and the shopper's own. */
export const Reviews = (props: ReviewsProps) => <ProductReviews key={props.product.id} {...props} />;

function ProductReviews({ product, path, isOwnProvider, onRatings }: ReviewsProps) {
  const { id, title, pictures } = product;
  const intent = { kind: 'review', productId: id, title, picture: pictures[0] } as const;
  const { own, hiddenReason, mine, deletedIds, refresh, remove } = useOwnReview(id, isOwnProvider, onRatings);
  const counts = mine?.ratingCounts ?? product.ratingCounts;
  const total = counts?.reduce((sum, count) => sum + count, 0) ?? 0;
  const { others, canShowMore, isLoading, showMore } = useMoreReviews({ product, own, deletedIds, total });
  const container = useRef<HTMLDivElement>(null);
  const { Form, isOpening, open, close } = useLazyForm(container, importForm);
  const openAfterLogin = useEffectEvent(() => {
    const stored = readIntent();
    if (stored?.kind !== 'review' || stored.productId !== id || !readToken()) return;
    takeIntent();
    open();
  });
  useEffect(() => openAfterLogin(), []);

  const isEmpty = others.length === 0 && !own;
  const writeButton = isOwnProvider && !own && (
    <p className={isEmpty ? 'mt-4' : 'mt-5'}>
      {/* Both variants are rendered: CSS shows the right one before hydration. */}
      <Link
        to={paths.login}
        data-press=""
        // After login, the form opens.
        onClick={() => rememberIntent({ ...intent, path: `${path}#reviews` })}
        className={writeButtonClass({ variant: 'quiet', className: 'signed-in:hidden' })}
      >
        {messages.write}
      </Link>
      <Button variant="quiet" isBusy={isOpening} data-opens="" onClick={open} className="signed-out:hidden">
        {messages.write}
      </Button>
    </p>
  );
  const form = Form && (
    <Form
      productId={id}
      path={path}
      own={own}
      onSaved={async () => {
        await refresh();
        close();
      }}
      onCancel={close}
    />
  );

  if (isEmpty) {
    return (
      <div ref={container}>
        {form ?? (
          <div className="rounded-card border border-dashed border-edge px-5 py-8 text-center">
            <p className="text-pretty text-ink-soft">{messages.empty}</p>
            {writeButton}
          </div>
        )}
      </div>
    );
  }
  return (
    <div
      ref={container}
      className={counts ? 'grid gap-x-10 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]' : undefined}
    >
      {counts && (
        <div>
          <Histogram
            average={mine?.ratingsAverage ?? product.rating}
            ratingCount={mine?.ratingsQuantity ?? product.ratingCount}
            counts={counts}
          />
          {!form && writeButton}
        </div>
      )}
      <div className="min-w-0">
        {form && <div className="mb-4">{form}</div>}
        <ul className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          {own && !form && (
            <OwnCard review={own} hiddenReason={hiddenReason} onChange={open} remove={remove} />
          )}
          {others.map((review) => (
            <ReviewCard key={review.id} review={review} isReportable={isOwnProvider} />
          ))}
        </ul>
        {isOwnProvider && canShowMore && (
          <p className="mt-5 text-center">
            <Button variant="quiet" isBusy={isLoading} onClick={showMore}>
              {messages.showMore}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
