import { type ReactNode, useEffect, useState } from 'react';
import type { Later } from '#app/answers.ts';

interface WhilePendingProps {
  later: Later<unknown>;
  children: ReactNode;
}

/** Shows something until an answer has come. A title needs it: the server sends none that stands in a fallback. */
export function WhilePending({ later, children }: WhilePendingProps) {
  const soon = 'soon' in later ? later.soon : undefined;
  const [arrived, setArrived] = useState<Promise<unknown>>();
  useEffect(() => {
    const arrive = () => setArrived(soon);
    soon?.then(arrive, arrive);
  }, [soon]);
  return soon === arrived ? null : children;
}
