import { useEffect } from 'react';

declare global {
  interface Window {
    /** Whether buttons do what they say. */
    isAlive?: boolean;
    /** The last button that was pressed before; a script in the page keeps it. */
    earlyTap?: HTMLElement | undefined;
  }
}

/** Does what was pressed before the page came to life. */
export function useEarlyTap(): void {
  useEffect(() => {
    window.isAlive = true;
    const { earlyTap } = window;
    if (!earlyTap) return;
    window.earlyTap = undefined;
    earlyTap.ariaBusy = null;
    earlyTap.click();
  }, []);
}
