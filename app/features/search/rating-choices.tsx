import type { ReactNode } from 'react';
import { Star } from '#app/features/product/rating.tsx';
import * as filters from '#messages/filters.ts';
import type { ShownFacets } from './search-options.ts';
import { writeCount } from './write-count.ts';

interface RatingChoicesProps {
  ratings: ShownFacets['ratings'];
  isMore: boolean;
  chosen: number | undefined;
  onChange: (minRating: number | undefined) => void;
}

const ALL_STARS = [1, 2, 3, 4, 5];

/** The lowest rating that counts, or any. */
export function RatingChoices({ ratings, isMore, chosen, onChange }: RatingChoicesProps) {
  return (
    <>
      {ratings.map(({ from, count }) => (
        <Choice key={from} value={from} isChosen={chosen === from} onChoose={() => onChange(from)}>
          <span className="sr-only">{filters.starsAndUp(from)}</span>
          <span aria-hidden="true" className="flex flex-1 items-center gap-0.5">
            {ALL_STARS.map((star) => (
              <Star key={star} className={star <= from ? 'fill-saffron' : 'fill-line'} />
            ))}
            <span className="ms-1.5 text-sm">{filters.andUp}</span>
          </span>
          <span className="text-sm text-ink-soft tabular-nums">{writeCount(count, isMore)}</span>
        </Choice>
      ))}
      <Choice value="" isChosen={chosen === undefined} onChoose={() => onChange(undefined)}>
        {filters.anyRating}
      </Choice>
    </>
  );
}

interface ChoiceProps {
  value: number | '';
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ value, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-3 pointer-coarse:min-h-11">
      <input
        type="radio"
        name="rating"
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="size-4.5 shrink-0 cursor-[inherit] accent-brand"
      />
      {children}
    </label>
  );
}
