import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ListFilters, readFilters, writeFilters } from './order-filters.ts';

/** Keeps the filters of the list in the URL. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  return {
    filters,
    /** With `isTyping`, replaces the history entry, so that Back does not undo the typing character by character. */
    setFilters: (changes: Partial<ListFilters>, { isTyping = false } = {}) =>
      setParams(writeFilters({ ...filters, ...changes }), { replace: isTyping }),
  };
}

export type SetFilters = ReturnType<typeof useFilters>['setFilters'];
