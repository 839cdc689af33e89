import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ComponentType, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { SearchField } from '#app/features/suggest/search-field.tsx';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { paths } from '#app/paths.ts';
import { CountBadge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { focusOn } from '#app/ui/focus.ts';
import * as layout from '#messages/layout.ts';
import { formatNumber } from '#messages/numbers.ts';
import * as messages from '#messages/search.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';
import type { Found } from './find-products.ts';
import { RESULTS_ID } from './page-links.tsx';
import { readFilters, readForm } from './read-search.ts';
import type { Search } from './search.ts';
import type { SearchOptions } from './search-options.ts';
import { SortSelect } from './sort-select.tsx';
import { SEARCH_ID, useKeywordField } from './use-keyword-field.ts';
import type { ChangeOptions, SearchState } from './use-search.ts';
import { writeSearch } from './write-search.ts';

interface SearchFormProps extends SearchState {
  options: SearchOptions;
  /** The number of active filters. */
  choiceCount: number;
  /** The results; undefined until known. */
  found: Found | undefined;
}

const isSame = (one: Search, other: Search) =>
  writeSearch({ ...one, page: 1 }) === writeSearch({ ...other, page: 1 });

/** Keyword, sort order and filters. Without scripts it is a plain GET form to the same addresses. Its parts are items
 *  of the screen's grid, which has the filters beside the results. */
export function SearchForm({ shown, wanted, change, options, choiceCount, found }: SearchFormProps) {
  const { field, searchAfterPause, takeTyped } = useKeywordField(shown.keyword, (keyword) => {
    if (keyword !== wanted.keyword) change({ keyword }, { isReplacing: true });
  });
  // Choosing a filter during the pause after typing also searches for the typed keyword.
  const filter = (part: Partial<Search>, options?: ChangeOptions) =>
    change({ keyword: takeTyped(), ...part }, options);

  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const [first] = useState({ isFromServer: !isHydrated, search: shown });
  /** Applies input from before hydration. */
  function applyEarlyInput(entered: Partial<Search>): void {
    if (!first.isFromServer || isSame({ ...first.search, ...entered }, first.search)) return;
    const early = { ...wanted, ...entered };
    if (isSame(early, wanted)) return;
    // A choice adds a history entry, typing does not.
    const isReplacing = isSame({ ...early, keyword: wanted.keyword }, wanted);
    change({ keyword: takeTyped(), ...entered }, { isReplacing });
  }
  const latest = useRef({ filter, applyEarlyInput });
  useEffect(() => {
    latest.current = { filter, applyEarlyInput };
  });
  useEffect(() => {
    if (form.current) latest.current.applyEarlyInput(readForm(form.current));
  }, []);
  const panel = useMemo(
    () => ({
      search: wanted,
      options,
      onChange: (part: Partial<Search>, options?: ChangeOptions) => latest.current.filter(part, options),
    }),
    [wanted, options],
  );

  const [isSheetOpen, setSheetOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>();
  function openSheet(): void {
    setSheetOpen(true);
    // If loading fails, the next press retries.
    import('./filter-sheet.tsx').then((loaded) => setSheet(() => loaded.FilterSheet), Boolean);
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const entered = { keyword: takeTyped(), ...readFilters(event.currentTarget) };
    change(entered, { isReplacing: isSame({ ...wanted, ...entered, keyword: wanted.keyword }, wanted) });
    // On a touch screen the keyboard covers the results: moving the focus to them closes it.
    if (matchMedia('(pointer: coarse)').matches) focusOn(document.getElementById(RESULTS_ID));
  }

  return (
    <search className="contents">
      <form
        ref={form}
        action={useHref(paths.products)}
        onSubmit={submit}
        autoComplete="off"
        className="contents"
      >
        <div className="flex flex-wrap items-center gap-2 lg:col-span-2">
          <SearchField
            id={SEARCH_ID}
            field={field}
            keyword={shown.keyword}
            onInput={searchAfterPause}
            // Cancels the pending search: the chosen suggestion opens another page.
            onChoose={takeTyped}
            className="relative z-10 min-w-0 grow basis-full lg:basis-0"
          />
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={openSheet}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm transition-colors hover:border-ink-soft noscript:hidden lg:hidden"
          >
            <SlidersHorizontal aria-hidden="true" size={16} />
            {messages.filters}
            {choiceCount > 0 && <CountBadge count={choiceCount} format={formatNumber} />}
          </button>
          <SortSelect
            sort={wanted.sort}
            isRanked={wanted.keyword !== '' && options.facets !== undefined}
            onChange={(sort) => filter({ sort })}
          />
          <Button type="submit" className="not-noscript:hidden">
            {layout.search}
          </Button>
        </div>
        <aside aria-label={messages.filters} className="filter-sidebar">
          <FilterPanel {...panel} />
        </aside>
      </form>
      {Sheet && <Sheet {...panel} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} found={found} />}
    </search>
  );
}
