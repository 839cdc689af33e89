import type { ReactNode } from 'react';
import { Rating } from '#app/features/product/rating.tsx';
import { Card } from '#app/ui/card.tsx';
import * as reviews from '#messages/reviews.ts';
import { ReportButton } from './report-button.tsx';
import { ReviewText } from './review-text.tsx';
import { formatDay, ShopAnswer } from './shop-answer.tsx';
import type { ShownReview } from './shown-review.ts';

interface ReviewCardProps {
  review: ShownReview;
  /** Whether signed-in shoppers can report it. */
  isReportable?: boolean;
  /** Actions; only the shopper's own review has them. */
  children?: ReactNode;
}

const MARK_CLASSES = 'rounded-full px-2 py-0.5 font-medium forced-colors:border';

export function ReviewCard({ review, isReportable = false, children }: ReviewCardProps) {
  const { id, author, rating, text, isPurchased, isDemo, day, answer } = review;
  const name = isDemo ? reviews.demoReview : author || reviews.anonymousShopper;
  return (
    <Card as="li" id={`review-${id}`} className={`p-5 ${children ? 'border-brand!' : ''}`}>
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 truncate font-medium">
          <bdi>{name}</bdi>
        </p>
        <Rating value={rating} />
      </div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
        {day && <time dateTime={day}>{formatDay(day)}</time>}
        {children && <b className={`${MARK_CLASSES} bg-stage text-ink`}>{reviews.yours}</b>}
        {isDemo && <b className={`${MARK_CLASSES} bg-stage text-ink`}>{reviews.demoNote}</b>}
        {isPurchased && <b className={`${MARK_CLASSES} bg-brand-wash text-brand-strong`}>{reviews.bought}</b>}
      </p>
      {text && <ReviewText id={id} text={text} author={name} />}
      {answer && <ShopAnswer {...answer} />}
      {isReportable && <ReportButton id={id} author={name} />}
      {children}
    </Card>
  );
}
