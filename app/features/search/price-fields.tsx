import { useState } from 'react';
import { toEgp } from '#contract/money.ts';
import * as filters from '#messages/filters.ts';
import type { Search } from './search.ts';
import type { ShownFacets } from './search-options.ts';

interface PriceFieldsProps {
  search: Search;
  /** The lowest and the highest price among the results, where they are known. */
  price: ShownFacets['price'];
  onTyped?: (() => void) | undefined;
}

/** A price range. It applies when its form is submitted, unless somebody applies it when it is typed. */
export function PriceFields({ search, price, onTyped }: PriceFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <PriceField
        name="min"
        label={filters.priceFrom}
        piastres={search.minPiastres}
        hintPiastres={price?.minPiastres}
        onTyped={onTyped}
      />
      <PriceField
        name="max"
        label={filters.priceTo}
        piastres={search.maxPiastres}
        hintPiastres={price?.maxPiastres}
        onTyped={onTyped}
      />
    </div>
  );
}

interface PriceFieldProps {
  name: string;
  label: string;
  piastres: number | undefined;
  /** The lowest or highest price among the results. */
  hintPiastres: number | undefined;
  onTyped: (() => void) | undefined;
}

const write = (piastres: number | undefined) => (piastres === undefined ? '' : String(toEgp(piastres)));

function PriceField({ name, label, piastres, hintPiastres, onTyped }: PriceFieldProps) {
  const [typed, setTyped] = useState({ piastres, text: write(piastres) });
  // The range may also be removed from outside, by its chip. What means the same stays as it was typed.
  if (typed.piastres !== piastres) {
    const isMeant = Math.round(Number(typed.text) * 100) === piastres;
    setTyped({ piastres, text: isMeant ? typed.text : write(piastres) });
  }
  return (
    <label className="grid gap-1.5 text-sm font-medium">
      {label}
      <input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={typed.text}
        placeholder={write(hintPiastres)}
        onChange={({ target }) => {
          setTyped({ piastres, text: target.value });
          onTyped?.();
        }}
        className="control"
      />
    </label>
  );
}
