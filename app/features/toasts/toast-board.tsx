import { useEffect, useState } from 'react';
import { useSession } from '#app/features/session/session.ts';
import type { ShownToasts } from './shown-toasts.tsx';
import { useToasts } from './toasts.ts';

/** Shows the toasts. */
export function ToastBoard() {
  const toasts = useToasts();
  const isShopper = useSession() === 'signed-in';
  const [View, setView] = useState<typeof ShownToasts>();
  const count = toasts.length;
  useEffect(() => {
    // Visitors who only browse never see a toast, so they don't load the code for it.
    if (View || (!isShopper && count === 0)) return;
    import('./shown-toasts.tsx').then(
      (loaded) => setView(() => loaded.ShownToasts),
      // The next toast tries again.
      () => {},
    );
  }, [View, isShopper, count]);
  return View && <View toasts={toasts} />;
}
