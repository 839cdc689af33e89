import { useEffect, useState } from 'react';
import type { GroupField, GroupOption } from './search-options.ts';

const PAUSE_MS = 250;
const NO_GROUPS: GroupOption[] = [];

/** Finds groups that are not listed, by the typed part of their name, after a pause in typing. */
export function useFurtherGroups(field: GroupField, typed: string): GroupOption[] {
  const [found, setFound] = useState({ typed: '', groups: NO_GROUPS });
  useEffect(() => {
    if (!typed.trim()) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { findGroups } = await import('./find-groups.ts');
        const groups = await findGroups(field, typed, stop.signal);
        if (!stop.signal.aborted) setFound({ typed, groups });
      } catch {
        // Without an answer, only the listed groups are shown.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [field, typed]);
  return found.typed === typed ? found.groups : NO_GROUPS;
}
