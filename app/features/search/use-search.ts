import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { placeInLanguage } from '#app/features/language/language.ts';
import { paths } from '#app/paths.ts';
import { basename } from '#messages/language.ts';
import { readSearch } from './read-search.ts';
import type { Search } from './search.ts';
import { writeSearch } from './write-search.ts';

interface ChangeOptions {
  /** Whether the way back skips what is shown now, as it should while somebody types. */
  isReplacing?: boolean;
}

export interface SearchState {
  /** What the address says, and the results are of. */
  shown: Search;
  /** What was asked for last: controls show it at once, and results follow. */
  wanted: Search;
  /** Whether other results are on the way. */
  isPending: boolean;
  change: (part: Partial<Search>, options?: ChangeOptions) => void;
}

/** The search of the products screen: it lives in the address. */
export function useSearch(): SearchState {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  // What is on the way has its whole address, what is shown only its path in the language.
  const isPending = navigation.location?.pathname === placeInLanguage(basename, paths.products);
  const shown = useMemo(() => readSearch(new URLSearchParams(query)), [query]);
  const [wanted, setWanted] = useState(shown);
  // Several changes may come before one of them is rendered: each starts from the last.
  const latest = useRef(shown);

  // Not at the start: what was chosen before the scripts arrived may be ahead of the address already.
  const settled = useRef({ shown, isPending });
  useEffect(() => {
    const last = settled.current;
    settled.current = { shown, isPending };
    if (isPending || (last.shown === shown && !last.isPending)) return;
    latest.current = shown;
    setWanted(shown);
  }, [shown, isPending]);

  function change(part: Partial<Search>, { isReplacing = false }: ChangeOptions = {}): void {
    latest.current = { ...latest.current, page: 1, ...part };
    setWanted(latest.current);
    // The router drops the answer to an older address when a newer one is asked for.
    navigate(paths.products + writeSearch(latest.current), {
      replace: isReplacing,
      preventScrollReset: true,
    });
  }

  return { shown, wanted, isPending, change };
}
