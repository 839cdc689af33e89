import { useEffect, useState } from 'react';
import type { GroupField, GroupOption } from './search-options.ts';

const PAUSE_MS = 250;
const NONE: GroupOption[] = [];

/** Groups beyond those that are listed, by what is typed of their names; asked of the provider after a pause. */
export function useFurtherGroups(field: GroupField, typed: string): GroupOption[] {
  const [found, setFound] = useState({ typed: '', groups: NONE });
  useEffect(() => {
    if (!typed.trim()) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { findGroups } = await import('./find-groups.ts');
        const groups = await findGroups(field, typed, stop.signal);
        if (!stop.signal.aborted) setFound({ typed, groups });
      } catch {
        // The listed ones are there all the same.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [field, typed]);
  return found.typed === typed ? found.groups : NONE;
}
