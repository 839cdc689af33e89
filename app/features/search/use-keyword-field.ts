import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readKeyword } from './read-search.ts';

const PAUSE_MS = 250;

/** Where links to the search lead: the field's id. */
export const SEARCH_ID = 'search';

/** The search box: searches when typing pauses, and never takes away what is being typed. */
export function useKeywordField(keyword: string, search: (keyword: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  const navigationType = useNavigationType();

  const readTyped = () => readKeyword(field.current?.value ?? '');

  function stopWaiting(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  /** What is typed so far, which then needs no search of its own. */
  function takeTyped(): string {
    stopWaiting();
    return readTyped();
  }

  function searchAfterPause(): void {
    stopWaiting();
    timer.current = setTimeout(() => search(takeTyped()), PAUSE_MS);
  }

  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    // Only typing replaces the address; any other way to it (back, a link) says what the field has to show.
    if (navigationType === 'REPLACE' || readTyped() === keyword || !field.current) return;
    // A filter chosen before arrives while somebody types on: what is typed follows soon.
    if (navigationType === 'PUSH' && timer.current !== undefined) return;
    stopWaiting();
    field.current.value = keyword;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return { field, searchAfterPause, takeTyped };
}
