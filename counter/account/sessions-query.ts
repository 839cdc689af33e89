import { listSessions } from '#contract/staff/me-calls.ts';
import { readingOf } from '#counter/data/query-client.ts';

export const sessionsQuery = readingOf(listSessions);
