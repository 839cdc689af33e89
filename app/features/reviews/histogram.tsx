import { Star } from '#app/features/product/rating.tsx';
import { formatNumber } from '#messages/numbers.ts';
import * as reviews from '#messages/reviews.ts';

interface HistogramProps {
  average: number;
  /** The number of all ratings, with or without a written review. */
  ratingCount: number;
  /** The number of written reviews for each number of stars, from 1 to 5. */
  counts: number[];
}

/** The average rating, and the number of written reviews per star. */
export function Histogram({ average, ratingCount, counts }: HistogramProps) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <div className="max-w-md">
      <p className="flex items-baseline gap-2">
        <span className="text-2xl font-semibold figures">{reviews.outOf(formatNumber(average))}</span>
        <span className="text-sm text-ink-soft">{reviews.written(total)}</span>
      </p>
      <ul className="mt-3 grid gap-1.5 text-sm">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0;
          return (
            <li key={stars} className="flex items-center gap-2.5 figures">
              <span className="sr-only">
                {reviews.starsWithReviews(reviews.stars(stars), reviews.written(count))}
              </span>
              <span aria-hidden="true" className="flex w-8 items-center justify-between">
                {formatNumber(stars)}
                <Star className="fill-saffron" />
              </span>
              <span
                aria-hidden="true"
                className="h-2.5 flex-1 overflow-hidden rounded-full bg-stage forced-colors:border"
              >
                <span
                  className="block h-full rounded-full bg-saffron forced-colors:bg-[CanvasText]"
                  style={{ inlineSize: `${(100 * count) / total}%` }}
                />
              </span>
              <span aria-hidden="true" className="min-w-6 text-end text-ink-soft">
                {formatNumber(count)}
              </span>
            </li>
          );
        })}
      </ul>
      {ratingCount > total && (
        <p className="mt-3 text-xs text-pretty text-ink-soft">
          {reviews.withoutText(reviews.ratings(ratingCount))}
        </p>
      )}
    </div>
  );
}
