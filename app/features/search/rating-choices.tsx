import type { CSSProperties, ReactNode } from 'react';
import * as search from '#messages/search.ts';
import { formatCount, type ShownFacets } from './search-options.ts';

interface RatingChoicesProps {
  ratings: ShownFacets['ratings'];
  isMore: boolean;
  chosen: number | undefined;
  onChange: (minRating: number | undefined) => void;
}

/** Radio buttons for the minimum rating, the last one for any rating. */
export function RatingChoices({ ratings, isMore, chosen, onChange }: RatingChoicesProps) {
  return (
    <>
      {ratings.map(({ from, count }) => (
        <Choice key={from} value={from} isChosen={chosen === from} onChoose={() => onChange(from)}>
          <span className="sr-only">{search.starsAndUp(from)}</span>
          <span aria-hidden="true" className="stars" style={{ '--stars': from } as CSSProperties}>
            {search.andUp}
          </span>
          <small>{formatCount(count, isMore)}</small>
        </Choice>
      ))}
      <Choice value="" isChosen={chosen === undefined} onChoose={() => onChange(undefined)}>
        {search.anyRating}
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
    <label>
      <input type="radio" name="rating" value={value} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}
