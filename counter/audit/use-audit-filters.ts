import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type AuditFilters, readFilters, writeFilters } from './audit-filters.ts';

/** Keeps the filters in the URL. */
export function useAuditFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  return {
    filters,
    /** With `isTyping`, replaces the history entry, so that Back does not undo the typing character by character. */
    setFilters: (changes: AuditFilters, { isTyping = false } = {}) =>
      setParams(writeFilters({ ...filters, ...changes }), { replace: isTyping }),
    clear: () => setParams([]),
  };
}
