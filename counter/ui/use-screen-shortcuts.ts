import { useEffect, useEffectEvent } from 'react';
import { isForScreen } from './use-list-keys.ts';

/** Focuses a field, a button or a link, and clicks the latter two. A dialog returns the focus to what opened it. */
function activate(element: HTMLElement): void {
  element.focus();
  if (!element.matches('input, textarea')) element.click();
}

/**
 * Keyboard shortcuts of a screen: a letter activates the element with that letter in `aria-keyshortcuts`, and ? opens
 * the help. Compares letters by physical key, so that they work with Arabic keyboard layouts, too.
 */
export function useScreenShortcuts(onHelp: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isForScreen(event)) return;
    const isHelp = event.key === '?' || (event.code === 'Slash' && event.shiftKey);
    const letter = event.shiftKey ? undefined : /^Key([A-Z])$/.exec(event.code)?.[1];
    const found = letter && document.querySelector<HTMLElement>(`[aria-keyshortcuts="${letter}"]`);
    if (!isHelp && !found) return;
    event.preventDefault();
    if (isHelp) onHelp();
    else if (found) activate(found);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
