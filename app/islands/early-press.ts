import { useEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated.ts';

declare global {
  interface Window {
    /** The last button that was pressed before it was hydrated. */
    earlyPress?: HTMLElement | undefined;
  }
}

/** Selects the parts of the page that are not hydrated yet: the body at first, later the remaining islands. */
const ISLAND_SELECTOR = '[data-island]';

/** Captures the last click on a button that is not hydrated yet, and marks the button busy. `data-press` marks links
 *  with a click handler, and other elements that take clicks. Browsers follow the link of a card, so it is busy until
 *  the page is left. Runs inline, before all other scripts. */
function captureEarlyPresses(): void {
  const capture = (event: MouseEvent) => {
    const target = event.target as Element;
    if (!target.closest('[data-island]')) return;
    const button = target.closest<HTMLButtonElement>('button[type=button], [data-press]');
    const link = target.closest('article a');
    if (link && !button && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      link.ariaBusy = 'true';
      addEventListener('pagehide', () => {
        link.ariaBusy = null;
      });
    }
    if (!button || button.popoverTargetElement) return;
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
  if (!button || !hasEarlyPress(part) || button.closest(ISLAND_SELECTOR)) return;
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
