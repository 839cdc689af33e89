import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import * as products from '#messages/products.ts';
import type { FilterProps } from './group-filters.tsx';
import { GroupFilters } from './group-filters.tsx';
import { PriceFields } from './price-fields.tsx';
import { readForm } from './read-form.ts';

interface FilterSheetProps extends FilterProps {
  isOpen: boolean;
  onClose: () => void;
  /** The number of results; undefined until known. */
  total: number | undefined;
}

/** The filters on small screens. Choices apply at once, prices when the form is submitted. */
export function FilterSheet({ search, options, onChange, isOpen, onClose, total }: FilterSheetProps) {
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { minPiastres, maxPiastres } = readForm(event.currentTarget);
    const isSame = minPiastres === search.minPiastres && maxPiastres === search.maxPiastres;
    if (!isSame) onChange({ minPiastres, maxPiastres });
    onClose();
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={products.filters} closeLabel={products.closeFilters}>
      {isOpen && (
        <form onSubmit={submit} className="grid gap-5">
          <Checkbox
            label={products.offersOnly}
            checked={search.isOffersOnly}
            onChange={({ target }) => onChange({ isOffersOnly: target.checked })}
          />
          <Part name={products.price}>
            <PriceFields search={search} facets={options.facets} />
          </Part>
          <GroupFilters search={search} options={options} onChange={onChange} frame={Part} />
          {/* Live, because the result count outside the dialog is not announced while it is open. */}
          <div
            aria-live="polite"
            className="sticky bottom-0 -mx-6 -mb-6 border-t border-line bg-surface px-6 py-4"
          >
            <Button type="submit" isWide>
              {total === undefined ? products.done : products.show(products.found(total))}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{name}</legend>
      {children}
    </fieldset>
  );
}
