import { Rating } from '#app/features/product/rating.tsx';
import * as details from '#messages/details.ts';

/** How others rate it; nothing where nobody did. */
export function RatingLine({ rating, count }: { rating: number; count: number }) {
  if (rating === 0 && count === 0) return null;
  return (
    <div className="mt-2 flex items-center gap-1.5 text-sm text-ink-soft [&_p]:text-sm">
      <Rating value={rating} />
      {count > 0 && <p className="before:me-1.5 before:content-['·']">{details.ratings(count)}</p>}
    </div>
  );
}
