import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import * as messages from '#messages/search.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import type { Found } from './find-products.ts';
import { readFilters } from './read-search.ts';

export interface FilterSheetProps extends FilterPanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** The results; undefined until known. */
  found: Found | undefined;
}

function getCloseLabel(found: Found | undefined): string {
  if (!found || (found.isMore && found.total === 0)) return messages.done;
  return found.isMore ? messages.showMoreThan(found.total) : messages.showFound(found.total);
}

const PAUSE_MS = 400;

/** Whether the minimum exceeds the maximum, such as while '5000' is being typed. */
const isReversed = ({ elements }: HTMLFormElement) => {
  const read = (name: string) => Number((elements.namedItem(name) as HTMLInputElement).value) || undefined;
  return Number(read('min')) > Number(read('max'));
};

/** The filters on small screens. Choices apply at once; prices after a pause in typing, and when the sheet closes. */
export function FilterSheet({ isOpen, onClose, found, ...panel }: FilterSheetProps) {
  const { search, onChange } = panel;
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Typing adds one history entry, however many pauses it has.
  const isTyping = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function applyPrices(): void {
    clearTimeout(timer.current);
    if (!form.current) return;
    const { minPiastres, maxPiastres } = readFilters(form.current);
    if (minPiastres === search.minPiastres && maxPiastres === search.maxPiastres) return;
    onChange({ minPiastres, maxPiastres }, { isReplacing: isTyping.current });
    isTyping.current = true;
  }

  function applyAfterPause(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (form.current && !isReversed(form.current)) applyPrices();
    }, PAUSE_MS);
  }

  function close(): void {
    applyPrices();
    isTyping.current = false;
    onClose();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    close();
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} title={messages.filters} closeLabel={messages.closeFilters}>
      {isOpen && (
        <form ref={form} onSubmit={submit}>
          <FilterPanel
            {...panel}
            onChange={(part) => {
              isTyping.current = false;
              onChange(part);
            }}
            onPriceTyped={applyAfterPause}
            isInSheet
          />
          {/* A live region, because the result count outside an open dialog is not announced. */}
          <div
            aria-live="polite"
            className="sticky bottom-0 -mx-6 -mb-6 border-t border-line bg-surface px-6 py-4"
          >
            <Button type="submit" isWide>
              {getCloseLabel(found)}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
