import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ListFilters, readFilters, writeFilters } from './order-filters.ts';

/** The filters of the list, which are in the address. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  return {
    filters,
    /** `isTyping` replaces the entry in the browser's history, so that Back does not go letter by letter. */
    setFilters: (changes: Partial<ListFilters>, { isTyping = false } = {}) =>
      setParams(writeFilters({ ...filters, ...changes }), { replace: isTyping }),
  };
}

export type SetFilters = ReturnType<typeof useFilters>['setFilters'];
