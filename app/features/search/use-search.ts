import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { placeInLanguage } from '#app/features/language/language.ts';
import { paths } from '#app/paths.ts';
import { basename } from '#messages/language.ts';
import { readSearch } from './read-search.ts';
import type { Search } from './search.ts';
import { writeSearch } from './write-search.ts';

export interface ChangeOptions {
  /** Replaces the history entry, as it should while somebody types. */
  isReplacing?: boolean;
}

export interface SearchState {
  /** The search in the address, which the results belong to. */
  shown: Search;
  /** The search that was asked for last; controls show it before the results arrive. */
  wanted: Search;
  /** Whether newer results are loading. */
  isPending: boolean;
  change: (part: Partial<Search>, options?: ChangeOptions) => Promise<void>;
}

/** The search of the products screen, with the address as its state. */
export function useSearch(): SearchState {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  // The location of a navigation includes the basename, that of useLocation does not.
  const isLoading = navigation.location?.pathname === placeInLanguage(basename, paths.products);
  const shown = useMemo(() => readSearch(new URLSearchParams(query)), [query]);
  const [wanted, setWanted] = useState(shown);
  // Changes may come faster than renders: each starts from the last.
  const latest = useRef(shown);
  // The router takes a few frames to say that it is loading: a change shows before that.
  const [isAsked, setAsked] = useState(false);

  // Not on mount: what was chosen before hydration may be ahead of the address.
  const settled = useRef({ shown, isLoading });
  useEffect(() => {
    const last = settled.current;
    settled.current = { shown, isLoading };
    if (isLoading || (last.shown === shown && !last.isLoading)) return;
    latest.current = shown;
    // Mostly they are the same: then nothing is drawn anew.
    const settle = (now: Search) => (writeSearch(now) === writeSearch(shown) ? now : shown);
    startTransition(() => setWanted(settle));
  }, [shown, isLoading]);

  async function change(part: Partial<Search>, { isReplacing = false }: ChangeOptions = {}): Promise<void> {
    // Another keyword may be corrected again.
    const isSameKeyword = part.keyword === undefined || part.keyword === latest.current.keyword;
    const isLiteral = latest.current.isLiteral && isSameKeyword;
    latest.current = { ...latest.current, page: 1, pagesAbove: 0, ...part, isLiteral };
    const show = () => {
      setWanted(latest.current);
      setAsked(true);
    };
    // Whoever types sees the letters first, and all else in slices; a control that was pressed shows it at once.
    if (isReplacing) startTransition(show);
    else show();
    // The router aborts the previous navigation, so answers cannot arrive out of order.
    await navigate(paths.products + writeSearch(latest.current), {
      replace: isReplacing,
      preventScrollReset: true,
    });
    startTransition(() => setAsked(false));
  }

  return { shown, wanted, isPending: isAsked || isLoading, change };
}
