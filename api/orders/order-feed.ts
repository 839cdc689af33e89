/** Tells listeners in this process about new orders, new statuses and mentions, even those that another server made. */
import type { OpenDatabase } from '#api/platform/database/open.ts';
import type { OrderStatus } from '#api/schema/orders.ts';

/** Triggers on the tables of orders and of mentions notify this channel after the commit. */
const NOTIFICATION_CHANNEL = 'order_changes';

export interface OrderChange {
  id: string;
  status: OrderStatus;
}

/** A member of staff was mentioned in a note, or has read a mention. */
export interface MentionChange {
  /** The id of the member of staff. */
  mentioned: string;
}

/** Called with undefined if changes may have been missed. */
type Listener = (change: OrderChange | MentionChange | undefined) => void;

export interface OrderFeed {
  /** Starts to listen to the database. */
  listen(): { close(): Promise<void> };
  /** Subscribes until the returned function is called; `onEnd` is called when the server stops. */
  subscribe(listener: Listener, onEnd: () => void): () => void;
  /** Ends all subscriptions. A later subscription ends at once. */
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
    listen: () => database.listen(NOTIFICATION_CHANNEL, onMessage),
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
