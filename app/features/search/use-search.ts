import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { toLanguagePath } from '#app/features/language/language.ts';
import { paths } from '#app/paths.ts';
import { basename } from '#messages/language.ts';
import { readSearch } from './read-search.ts';
import type { Search } from './search.ts';
import { writeSearch } from './write-search.ts';

export interface ChangeOptions {
  /** Replaces the history entry, for changes while typing. */
  isReplacing?: boolean;
}

export interface SearchState {
  /** The search in the address, which the results belong to. */
  shown: Search;
  /** The latest requested search; controls show it before its results arrive. */
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
  // The location of a navigation includes the basename; the location from useLocation does not.
  const isLoading = navigation.location?.pathname === toLanguagePath(basename, paths.products);
  const shown = useMemo(() => readSearch(new URLSearchParams(query)), [query]);
  const [wanted, setWanted] = useState(shown);
  // Changes may come faster than renders: each builds on the previous one.
  const latest = useRef(shown);
  // The router reports loading only some frames after a change.
  const [isRequested, setRequested] = useState(false);

  // The address is not applied on mount, because input from before hydration may be newer.
  const settled = useRef({ shown, isLoading });
  useEffect(() => {
    const last = settled.current;
    settled.current = { shown, isLoading };
    if (isLoading || (last.shown === shown && !last.isLoading)) return;
    latest.current = shown;
    // Keeping an equal object avoids a render.
    const settle = (now: Search) => (writeSearch(now) === writeSearch(shown) ? now : shown);
    startTransition(() => setWanted(settle));
  }, [shown, isLoading]);

  async function change(part: Partial<Search>, { isReplacing = false }: ChangeOptions = {}): Promise<void> {
    // A literal search stays literal until the keyword changes; a new keyword may be corrected again.
    const isSameKeyword = part.keyword === undefined || part.keyword === latest.current.keyword;
    const isLiteral = latest.current.isLiteral && isSameKeyword;
    latest.current = { ...latest.current, page: 1, pagesAbove: 0, ...part, isLiteral };
    const show = () => {
      setWanted(latest.current);
      setRequested(true);
    };
    // Typing updates in a transition, so that the field stays responsive; a pressed control updates at once.
    if (isReplacing) startTransition(show);
    else show();
    // The router aborts the previous navigation, so answers cannot arrive out of order.
    await navigate(paths.products + writeSearch(latest.current), {
      replace: isReplacing,
      preventScrollReset: true,
    });
    startTransition(() => setRequested(false));
  }

  return { shown, wanted, isPending: isRequested || isLoading, change };
}
