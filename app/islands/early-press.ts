declare global {
  interface Window {
    /** The last button that was pressed before it was hydrated. */
    earlyPress?: HTMLElement | undefined;
  }
}

/** What stands in it is not hydrated yet: the whole page at first, then its islands. */
const ISLAND = '[data-island]';

/** Keeps presses of buttons that are not hydrated yet, which are busy meanwhile; `data-press` marks links that do more than
 *  lead elsewhere. Runs before all other scripts. */
function keepEarlyPresses(): void {
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[type=button], a[data-press]');
    if (!button?.closest('[data-island]') || button.popoverTargetElement) return;
    event.preventDefault();
    event.stopPropagation();
    if (window.earlyPress) window.earlyPress.ariaBusy = null;
    button.ariaBusy = 'true';
    window.earlyPress = button;
  };
  addEventListener('click', keep, { capture: true });
}

export const EARLY_PRESS_SCRIPT = `(${keepEarlyPresses})();`;

/** Whether a button in this part of the page was pressed and waits. */
export const isPressedEarly = (part: Element) => part.contains(window.earlyPress ?? null);

/** Presses the button again that waits for this part of the page. */
export function pressAgain(part: Element): void {
  const button = window.earlyPress;
  if (!button || !isPressedEarly(part) || button.closest(ISLAND)) return;
  window.earlyPress = undefined;
  button.ariaBusy = null;
  button.click();
}
