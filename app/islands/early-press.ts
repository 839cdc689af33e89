import { useEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated.ts';

declare global {
  interface Window {
    /** The last button that was pressed before it was hydrated. */
    earlyPress?: HTMLElement | undefined;
  }
}

/** A part of the page that is not hydrated yet: the body at first, then each island. */
const ISLAND = '[data-island]';

/** Captures the last click on a button that is not hydrated yet, and marks the button busy. `data-press` marks links with a
 *  click handler. Runs inline, before all other scripts. */
function captureEarlyPresses(): void {
  const capture = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[type=button], a[data-press]');
    if (!button?.closest('[data-island]') || button.popoverTargetElement) return;
    event.preventDefault();
    event.stopPropagation();
    if (window.earlyPress) window.earlyPress.ariaBusy = null;
    button.ariaBusy = 'true';
    window.earlyPress = button;
  };
  addEventListener('click', capture, { capture: true });
}

export const EARLY_PRESS_SCRIPT = `(${captureEarlyPresses})();`;

/** Whether this part of the page has a captured press. */
export const hasEarlyPress = (part: Element) => part.contains(window.earlyPress ?? null);

/** Replays the captured press of this part of the page, once it is hydrated. */
export function replayEarlyPress(part: Element): void {
  const button = window.earlyPress;
  if (!button || !hasEarlyPress(part) || button.closest(ISLAND)) return;
  window.earlyPress = undefined;
  button.ariaBusy = null;
  button.click();
}

/** The props of an element whose early presses are replayed after hydration. */
export function useEarlyPresses<Part extends HTMLElement>() {
  const ref = useRef<Part>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated && ref.current) replayEarlyPress(ref.current);
  }, [isHydrated]);
  return { ref, 'data-island': isHydrated ? undefined : '' };
}
