import { useState } from 'react';
import { Field } from '#app/ui/field.tsx';
import { toEgp } from '#contract/money.ts';
import * as products from '#messages/products.ts';
import type { Search } from './search.ts';
import type { ShownFacets } from './search-options.ts';

interface PriceFieldsProps {
  search: Search;
  facets: ShownFacets | undefined;
}

/** A price range. It applies when its form is submitted, not while a number is typed. */
export function PriceFields({ search, facets }: PriceFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <PriceField
        name="min"
        label={products.priceFrom}
        piastres={search.minPiastres}
        hintPiastres={facets?.minPiastres}
      />
      <PriceField
        name="max"
        label={products.priceTo}
        piastres={search.maxPiastres}
        hintPiastres={facets?.maxPiastres}
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
}

const write = (piastres: number | undefined) => (piastres === undefined ? '' : String(toEgp(piastres)));

function PriceField({ name, label, piastres, hintPiastres }: PriceFieldProps) {
  const [typed, setTyped] = useState({ piastres, text: write(piastres) });
  // The range may also be removed from outside, by its chip.
  if (typed.piastres !== piastres) setTyped({ piastres, text: write(piastres) });
  return (
    <Field
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={typed.text}
      placeholder={write(hintPiastres)}
      onChange={({ target }) => setTyped({ piastres, text: target.value })}
    />
  );
}
