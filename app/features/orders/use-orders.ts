import { type ComponentType, useEffect, useState } from 'react';
import type { Answer, Problem } from '#app/answers.ts';
import * as common from '#messages/common.ts';
import { actWhenVisible } from './act-when-visible.ts';
import type { OrderListProps } from './order-list.tsx';
import type { ShownOrder } from './shown-order.ts';

/** The orders, and the component that renders them, loaded lazily. */
interface Shown {
  orders: ShownOrder[];
  OrderList: ComponentType<OrderListProps>;
}

interface OrdersState {
  shown?: Shown;
  /** Why the last read failed. */
  problem?: Problem;
  /** The number of the last read that was answered. */
  answered?: number;
}

// The payment may still be pending when the shopper returns from the gateway, so it is polled with growing delays.
const POLL_DELAYS_MS = [2000, 3000, 5000, 8000, 13_000, 21_000];

async function readOrders(shopperId: string, signal: AbortSignal): Promise<Answer<Shown>> {
  try {
    const screen = import('./order-list.tsx');
    const { listOrders } = await import('./list-orders.ts');
    const [answer, { OrderList }] = await Promise.all([listOrders(shopperId, signal), screen]);
    return 'value' in answer ? { value: { orders: answer.value, OrderList } } : answer;
  } catch {
    return { problem: { code: 'offline', text: common.cutOff } };
  }
}

/** Replaces an order with its updated version. */
const replaceIn = (orders: ShownOrder[], changed: ShownOrder) =>
  orders.map((order) => (order.id === changed.id ? changed : order));

/** The orders of a shopper, read when the screen opens, and polled while the newest one's payment is pending. */
export function useOrders(shopperId: string) {
  const [read, setRead] = useState(0);
  const [known, setKnown] = useState<OrdersState>({});

  useEffect(() => {
    const stop = new AbortController();
    readOrders(shopperId, stop.signal).then((answer) => {
      if (stop.signal.aborted) return;
      if ('value' in answer) setKnown({ shown: answer.value, answered: read });
      else setKnown((before) => ({ ...before, problem: answer.problem, answered: read }));
    });
    return () => stop.abort();
  }, [shopperId, read]);

  const isPending = known.shown?.orders[0]?.payment === 'pending' && known.answered === read;
  useEffect(() => {
    const delay = POLL_DELAYS_MS[read];
    if (!isPending || delay === undefined) return;
    return actWhenVisible(delay, () => setRead(read + 1));
  }, [isPending, read]);

  return {
    ...known,
    tryAgain() {
      setKnown({});
      setRead(read + 1);
    },
    change(order: ShownOrder) {
      setKnown((before) =>
        before.shown
          ? { ...before, shown: { ...before.shown, orders: replaceIn(before.shown.orders, order) } }
          : before,
      );
    },
  };
}
