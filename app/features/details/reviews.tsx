import { Rating } from '#app/features/product/rating.tsx';
import { Card } from '#app/ui/card.tsx';
import { Section } from '#app/ui/section.tsx';
import * as details from '#messages/details.ts';
import type { ShownReview } from './shown-details.ts';

/** The latest reviews. */
export function Reviews({ reviews }: { reviews: ShownReview[] }) {
  return (
    <Section id="reviews" title={details.reviews}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {reviews.map(({ id, author, rating, text, isPurchased, day }) => (
          <Card as="li" key={id} className="p-5">
            <div className="flex items-center justify-between gap-3">
              <p className="min-w-0 truncate font-medium">
                <bdi>{author || details.someone}</bdi>
              </p>
              <Rating value={rating} />
            </div>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
              {day && (
                <time dateTime={day}>
                  {details.date(...(day.split('-').map(Number) as [number, number, number]))}
                </time>
              )}
              {isPurchased && (
                <b className="rounded-full bg-brand-wash px-2 py-0.5 font-medium text-brand-strong forced-colors:border">
                  {details.bought}
                </b>
              )}
            </p>
            {text && (
              <p dir="auto" className="mt-2 line-clamp-6 whitespace-pre-line wrap-anywhere">
                {text}
              </p>
            )}
          </Card>
        ))}
      </ul>
    </Section>
  );
}
