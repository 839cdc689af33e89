import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listAudit } from '#contract/staff/audit-calls.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import type { AuditFilters } from './audit-filters.ts';

/** The log as the filters give it, the newest first, page by page. */
export const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: [listAudit.path, filters],
    queryFn: ({ signal, pageParam }) =>
      callStaff(listAudit, { query: { ...filters, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ data, isMore }) => (isMore ? data.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  });
