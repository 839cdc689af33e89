import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type AuditFilters, readFilters, writeFilters } from './audit-filters.ts';

/** The filters in the address. */
export function useAuditFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  return {
    filters,
    /** `isTyping` replaces the entry in the browser's history, so that Back does not go letter by letter. */
    setFilters: (changes: AuditFilters, { isTyping = false } = {}) =>
      setParams(writeFilters({ ...filters, ...changes }), { replace: isTyping }),
    clear: () => setParams([]),
  };
}
