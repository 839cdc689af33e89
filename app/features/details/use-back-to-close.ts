import { useEffect, useEffectEvent } from 'react';

/** While what calls it is shown, the way back closes it instead of leaving the screen. */
export function useBackToClose(onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    const { href } = location;
    // A second entry of the same place. The router never hears of it: it would load the screen again.
    history.pushState(history.state, '');
    let isThere = true;
    const onPop = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      removeEventListener('popstate', onPop, true);
      if (!isThere) return;
      isThere = false;
      close();
    };
    addEventListener('popstate', onPop, true);
    return () => {
      if (isThere && location.href === href) {
        // Closed by other means: the entry goes, and what it pops is nobody's business either.
        isThere = false;
        history.back();
      } else removeEventListener('popstate', onPop, true);
    };
  }, []);
}
