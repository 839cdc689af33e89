import { type ReactNode, useEffect, useState } from 'react';
import type { Later } from '#app/answers.ts';

interface WhilePendingProps {
  later: Later<unknown>;
  children: ReactNode;
}

/** Shows its children until an answer arrives. For titles, which React does not hoist out of a Suspense fallback on the
 *  server. */
export function WhilePending({ later, children }: WhilePendingProps) {
  const soon = 'soon' in later ? later.soon : undefined;
  const [arrived, setArrived] = useState<Promise<unknown>>();
  useEffect(() => {
    const arrive = () => setArrived(soon);
    soon?.then(arrive, arrive);
  }, [soon]);
  return soon === arrived ? null : children;
}
