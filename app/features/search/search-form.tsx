import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { useHydrated } from '#app/features/loading/use-hydrated.ts';
import { paths } from '#app/paths.ts';
import { CountBadge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { focusOn } from '#app/ui/focus.ts';
import { formatNumber } from '#messages/numbers.ts';
import * as products from '#messages/products.ts';
import { FilterBar } from './filter-bar.tsx';
import { FILTER_PILL } from './filter-popover.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { KeywordField } from './keyword-field.tsx';
import { RESULTS_ID } from './page-links.tsx';
import { isFormTouched, readForm } from './read-form.ts';
import type { Search } from './search.ts';
import type { SearchOptions } from './search-options.ts';
import { SortSelect } from './sort-select.tsx';
import { useKeywordField } from './use-keyword-field.ts';
import type { SearchState } from './use-search.ts';
import { writeSearch } from './write-search.ts';

interface SearchFormProps extends SearchState {
  options: SearchOptions;
  /** The number of active filters. */
  choiceCount: number;
  /** The number of results; undefined until known. */
  total: number | undefined;
}

/** Keyword, filters and order. Without scripts it is a plain GET form to the same addresses. */
export function SearchForm({ shown, wanted, change, options, choiceCount, total }: SearchFormProps) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { field, searchAfterPause, takeTyped } = useKeywordField(shown.keyword, (keyword) => {
    if (keyword !== wanted.keyword) change({ keyword }, { isReplacing: true });
  });
  // A filter chosen during the pause after typing includes what was typed.
  const filter = (part: Partial<Search>) => change({ keyword: takeTyped(), ...part });

  const form = useRef<HTMLFormElement>(null);
  // Only a form rendered by the server can have been touched before hydration.
  const isFromServer = useRef(!useHydrated());
  useEffect(() => {
    if (!isFromServer.current || !form.current) return;
    isFromServer.current = false;
    if (!isFormTouched(form.current)) return;
    // Apply what was typed or chosen before hydration. As later on, a choice adds a history entry, typing does not.
    const early = readForm(form.current);
    const isTyping =
      writeSearch({ ...early, keyword: '' }) === writeSearch({ ...shown, keyword: '', page: 1 });
    change(early, { isReplacing: isTyping });
  }, [change, shown]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { keyword, minPiastres, maxPiastres } = readForm(event.currentTarget);
    const isTyping = minPiastres === wanted.minPiastres && maxPiastres === wanted.maxPiastres;
    takeTyped();
    change({ keyword, minPiastres, maxPiastres }, { isReplacing: isTyping });
    event.currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    // On a touch screen the keyboard covers the results.
    if (matchMedia('(pointer: coarse)').matches) focusOn(document.getElementById(RESULTS_ID));
  }

  return (
    <search>
      <form
        ref={form}
        action={useHref(paths.products)}
        onSubmit={submit}
        autoComplete="off"
        className="grid gap-3"
      >
        <KeywordField field={field} keyword={shown.keyword} onInput={searchAfterPause} />
        <div className="flex flex-wrap items-center gap-2">
          <FilterBar search={wanted} options={options} onChange={filter} />
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setSheetOpen(true)}
            className={`${FILTER_PILL} noscript:hidden md:hidden`}
          >
            <SlidersHorizontal aria-hidden="true" size={16} />
            {products.filters}
            {choiceCount > 0 && <CountBadge count={choiceCount} format={formatNumber} />}
          </button>
          <SortSelect sort={wanted.sort} onChange={(sort) => filter({ sort })} />
          <Button type="submit" className="not-noscript:hidden">
            {products.searchAction}
          </Button>
        </div>
      </form>
      <FilterSheet
        search={wanted}
        options={options}
        onChange={filter}
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        total={total}
      />
    </search>
  );
}
