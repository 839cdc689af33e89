import { useEffect, useState } from 'react';
import type { Answer, Problem } from '#app/answers.ts';
import * as common from '#messages/common.ts';
import { actWhenVisible } from './act-when-visible.ts';
import type { ShownOrder } from './shown-order.ts';

interface Known {
  orders?: ShownOrder[];
  /** Why they could not be read the last time. */
  problem?: Problem;
  /** The number of the read that this answers. */
  answered?: number;
}

// The payment may still be settling when the shopper returns: asked again a few times, at growing intervals.
const AGAIN_MS = [2000, 3000, 5000, 8000, 13_000, 21_000];

// Lazy, because visitors see this page as well.
async function readOrders(shopperId: string, signal: AbortSignal): Promise<Answer<ShownOrder[]>> {
  try {
    const { listOrders } = await import('./list-orders.ts');
    return await listOrders(shopperId, signal);
  } catch {
    return { problem: { code: 'offline', text: common.cutOff } };
  }
}

/** The orders of a shopper, read when the screen opens and again while the newest one waits for its payment. */
export function useOrders(shopperId: string): Known & { tryAgain: () => void } {
  const [read, setRead] = useState(0);
  const [known, setKnown] = useState<Known>({});

  useEffect(() => {
    const stop = new AbortController();
    readOrders(shopperId, stop.signal).then((answer) => {
      if (stop.signal.aborted) return;
      if ('value' in answer) setKnown({ orders: answer.value, answered: read });
      else setKnown((before) => ({ ...before, problem: answer.problem, answered: read }));
    });
    return () => stop.abort();
  }, [shopperId, read]);

  const isWaiting = known.orders?.[0]?.payment === 'pending' && known.answered === read;
  useEffect(() => {
    const delay = AGAIN_MS[read];
    if (!isWaiting || delay === undefined) return;
    return actWhenVisible(delay, () => setRead(read + 1));
  }, [isWaiting, read]);

  const tryAgain = () => {
    setKnown({});
    setRead(read + 1);
  };
  return { ...known, tryAgain };
}
