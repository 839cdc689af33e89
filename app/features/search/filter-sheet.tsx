import type { SubmitEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import * as filters from '#messages/filters.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import type { Found } from './find-products.ts';
import type { Search } from './search.ts';

export interface FilterSheetProps extends FilterPanelProps {
  /** Reads the filters of a form; given, because the page has it already. */
  readFilters: (form: HTMLFormElement) => Partial<Search>;
  isOpen: boolean;
  onClose: () => void;
  /** The results; undefined until known. */
  found: Found | undefined;
}

function sayShow(found: Found | undefined): string {
  if (!found || (found.isMore && found.total === 0)) return filters.done;
  return found.isMore ? filters.showSome(found.total) : filters.show(found.total);
}

/** The filters on small screens. Choices apply at once, prices when the form is submitted. */
export function FilterSheet({ readFilters, isOpen, onClose, found, ...panel }: FilterSheetProps) {
  const { search, onChange } = panel;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { minPiastres, maxPiastres } = readFilters(event.currentTarget);
    const isSame = minPiastres === search.minPiastres && maxPiastres === search.maxPiastres;
    if (!isSame) onChange({ minPiastres, maxPiastres });
    onClose();
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={filters.title} closeLabel={filters.close}>
      {isOpen && (
        <form onSubmit={submit}>
          <FilterPanel {...panel} isInSheet />
          {/* Live, because the result count outside the dialog is not announced while it is open. */}
          <div
            aria-live="polite"
            className="sticky bottom-0 -mx-6 -mb-6 border-t border-line bg-surface px-6 py-4"
          >
            <Button type="submit" isWide>
              {sayShow(found)}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
