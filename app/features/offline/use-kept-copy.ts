import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { KEPT_MARK } from './kept.ts';

/** A browser calls itself online also for a moment in which somebody leaves this page: a reload would hold them back. */
async function reloadIfReachable(): Promise<void> {
  const answer = await fetch('/healthz').catch(() => undefined);
  if (answer?.ok) location.reload();
}

/** Whether this screen is a copy that was kept, shown because there was no connection; once there is one, it is loaded
 *  anew. Screens that the router opens from there on are not. */
export function useKeptCopy(): boolean {
  const { key } = useLocation();
  const [first] = useState(key);
  // After hydration: the server renders no copies.
  const [wasKept, setKept] = useState(false);
  useEffect(() => setKept(document.documentElement.hasAttribute(KEPT_MARK)), []);
  const isKept = wasKept && key === first;
  useEffect(() => {
    if (!isKept) return;
    addEventListener('online', reloadIfReachable);
    return () => removeEventListener('online', reloadIfReachable);
  }, [isKept]);
  return isKept;
}
