/** Tells listeners in this process of every new order and every new status, on whichever server it happened. */
import type { OpenDatabase } from '#api/platform/database/open.ts';
import type { OrderStatus } from '#api/schema/orders.ts';

/** A trigger on the table of orders notifies this channel after the commit. */
const CHANNEL = 'order_changes';

export interface OrderChange {
  id: string;
  status: OrderStatus;
}

/** Called with undefined if changes may have been missed. */
type Listener = (change: OrderChange | undefined) => void;

export interface OrderFeed {
  /** Starts to listen to the database. */
  listen(): { close(): Promise<void> };
  /** Subscribes until the returned function is called; `onEnd` is called when the shop closes. */
  subscribe(listener: Listener, onEnd: () => void): () => void;
  /** Ends all subscriptions, and later ones at once. */
  end(): void;
}

export function createOrderFeed(database: Pick<OpenDatabase, 'listen'>): OrderFeed {
  const subscriptions = new Set<{ listener: Listener; onEnd: () => void }>();
  let isEnded = false;
  const onMessage = (payload: string | undefined) => {
    const change = payload === undefined ? undefined : (JSON.parse(payload) as OrderChange);
    for (const { listener } of subscriptions) listener(change);
  };
  return {
    listen: () => database.listen(CHANNEL, onMessage),
    subscribe(listener, onEnd) {
      const subscription = { listener, onEnd };
      if (isEnded) onEnd();
      else subscriptions.add(subscription);
      return () => subscriptions.delete(subscription);
    },
    end() {
      isEnded = true;
      for (const { onEnd } of subscriptions) onEnd();
    },
  };
}
