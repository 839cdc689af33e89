import { useEffect, useEffectEvent } from 'react';

/** While the component is mounted, going back closes it instead of leaving the screen. */
export function useBackToClose(onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    const { href } = location;
    // Adds a second history entry of the same page, hidden from the router, so that the screen is not loaded again.
    history.pushState(history.state, '');
    let hasEntry = true;
    const onPop = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      removeEventListener('popstate', onPop, true);
      if (!hasEntry) return;
      hasEntry = false;
      close();
    };
    addEventListener('popstate', onPop, true);
    return () => {
      if (hasEntry && location.href === href) {
        // The component was closed by other means. Removes the entry, hidden from the router too.
        hasEntry = false;
        history.back();
      } else removeEventListener('popstate', onPop, true);
    };
  }, []);
}
