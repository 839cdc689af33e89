import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { normaliseKeyword } from './read-search.ts';

const PAUSE_MS = 250;

/** The id of the field, the hash target of links to the search. */
export const SEARCH_ID = 'search';

/** The search box: searches after a pause in typing, and never overwrites text that is being typed. */
export function useKeywordField(keyword: string, search: (keyword: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  const navigationType = useNavigationType();

  const readTyped = () => normaliseKeyword(field.current?.value ?? '');

  function stopWaiting(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  /** Returns the typed keyword and cancels the pending search for it. */
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
    // After typing, which replaces the address, the field keeps its text. After any other navigation (Back, a link),
    // the field shows the keyword of the address.
    if (navigationType === 'REPLACE' || readTyped() === keyword || !field.current) return;
    // A filter's results arrived during typing: the field keeps its text, which is searched after the pause.
    if (navigationType === 'PUSH' && timer.current !== undefined) return;
    stopWaiting();
    field.current.value = keyword;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return { field, searchAfterPause, takeTyped };
}
