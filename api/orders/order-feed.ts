/** Tells listeners in this process of new orders, new statuses and mentions, on whichever server they happened. */
import type { OpenDatabase } from '#api/platform/database/open.ts';
import type { OrderStatus } from '#api/schema/orders.ts';

/** Triggers on the tables of orders and of mentions notify this channel after the commit. */
const CHANNEL = 'order_changes';

export interface OrderChange {
  id: string;
  status: OrderStatus;
}

/** Somebody is mentioned in a note, or has read that they are. */
export interface MentionChange {
  /** The id of the member of staff. */
  mentioned: string;
}

/** Called with undefined if changes may have been missed. */
type Listener = (change: OrderChange | MentionChange | undefined) => void;

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
    const change = payload === undefined ? undefined : (JSON.parse(payload) as OrderChange | MentionChange);
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
