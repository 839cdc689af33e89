import { useState } from 'react';
import { toEgp } from '#contract/money.ts';
import * as messages from '#messages/search.ts';
import type { Search } from './search.ts';
import type { ShownFacets } from './search-options.ts';

interface PriceFieldsProps {
  search: Search;
  /** The lowest and the highest price among the results, if known. */
  price: ShownFacets['price'];
  onTyped?: (() => void) | undefined;
}

/** A price range. It applies when the form is submitted, or earlier through `onTyped`. */
export function PriceFields({ search, price, onTyped }: PriceFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <PriceField
        name="min"
        label={messages.priceFrom}
        piastres={search.minPiastres}
        hintPiastres={price?.minPiastres}
        onTyped={onTyped}
      />
      <PriceField
        name="max"
        label={messages.priceTo}
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
  // The range may change elsewhere, such as when its chip is removed. Typed text of the same amount stays as it is.
  if (typed.piastres !== piastres) {
    const isSameAmount = Math.round(Number(typed.text) * 100) === piastres;
    setTyped({ piastres, text: isSameAmount ? typed.text : write(piastres) });
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
