import { Star } from '#app/features/product/rating.tsx';
import * as reviews from '#messages/reviews.ts';

interface StarRadiosProps {
  value: number | undefined;
  onChange: (value: number) => void;
  error: string | undefined;
}

/** One to five stars, as radio buttons. */
export function StarRadios({ value, onChange, error }: StarRadiosProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby="rating-label"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby="rating-message"
    >
      <p id="rating-label" className="text-sm font-medium">
        {reviews.ratingLabel}
      </p>
      <div className="-mx-2 flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-full transition-colors hover:bg-brand-wash has-focus-visible:outline-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={reviews.stars(stars)}
              className="sr-only"
            />
            <Star
              className={`size-7! stroke-edge ${value !== undefined && stars <= value ? 'fill-saffron' : 'fill-transparent'}`}
            />
          </label>
        ))}
      </div>
      <p
        id="rating-message"
        aria-live="polite"
        className="min-h-[1.4em] text-[0.8125rem] leading-[1.4] text-offer"
      >
        {error}
      </p>
    </div>
  );
}
