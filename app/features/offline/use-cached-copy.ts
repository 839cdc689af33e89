import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { CACHED_ATTRIBUTE } from './cache-rules.ts';

/** Checks the server first: browsers may fire `online` while a navigation starts, which a reload would cancel. */
async function reloadIfReachable(): Promise<void> {
  const answer = await fetch('/healthz').catch(() => undefined);
  if (answer?.ok) location.reload();
}

/** Whether this screen is a cached copy, shown because the network was unreachable. Reloads the screen once the network
 *  is back. Screens that the router opens afterwards are not copies. */
export function useIsCachedCopy(): boolean {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  // In an effect, because the server's HTML never has the attribute.
  const [isFirstCached, setFirstCached] = useState(false);
  useEffect(() => setFirstCached(document.documentElement.hasAttribute(CACHED_ATTRIBUTE)), []);
  const isCopy = isFirstCached && key === firstKey;
  useEffect(() => {
    if (!isCopy) return;
    addEventListener('online', reloadIfReachable);
    return () => removeEventListener('online', reloadIfReachable);
  }, [isCopy]);
  return isCopy;
}
