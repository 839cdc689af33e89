import { useEffect } from 'react';

declare global {
  interface Window {
    /** Whether buttons do what they say, all but those that arrived a moment ago. */
    isAlive?: boolean;
    /** The last button that was pressed before; a script in the page keeps it. */
    earlyTap?: HTMLElement | undefined;
  }
}

const LOOK_AGAIN_MS = 50;

/** Whether a button has a handler of its own, or React knows it or what it is left to: then a press is answered. A part of
 *  a page that arrives late is seen before it is. */
function isKnown(button: HTMLElement): boolean {
  const owner = button.closest('[data-product],[data-still]') ?? button;
  return button.onclick !== null || Object.keys(owner).some((key) => key.startsWith('__react'));
}

function pressWhenKnown(button: HTMLElement): void {
  if (!button.isConnected) return;
  if (!isKnown(button)) {
    setTimeout(pressWhenKnown, LOOK_AGAIN_MS, button);
    return;
  }
  button.ariaBusy = null;
  button.click();
}

/** Does what was pressed before the page came to life, or the part of it that was pressed. */
export function useEarlyTap(): void {
  useEffect(() => {
    window.isAlive = true;
    const { earlyTap } = window;
    window.earlyTap = undefined;
    if (earlyTap) pressWhenKnown(earlyTap);
    const notice = (event: Event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>(
        'button[type=button],a[data-press]',
      );
      if (!button || button.popoverTargetElement || isKnown(button)) return;
      event.preventDefault();
      event.stopPropagation();
      button.ariaBusy = 'true';
      pressWhenKnown(button);
    };
    document.addEventListener('click', notice, true);
    return () => document.removeEventListener('click', notice, true);
  }, []);
}
