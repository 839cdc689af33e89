/** The fake's notifications to the shop: sent at once, lost, or held until the test sends them in any order. */
import { presentTransaction, signFields, type Transaction } from './transaction.ts';

/** A notification. Its values are those of the moment when it was created; it may be sent much later. */
export interface Notification {
  url: string;
  body: { type: string; obj: ReturnType<typeof presentTransaction> };
}

export interface SentNotification extends Notification {
  /** The shop's answer; undefined if it could not be reached. */
  status: number | undefined;
}

export type NotificationMode = 'at once' | 'lost' | 'held';

/**
 * The signature of a forgery: made with another secret (wrong), made with the shop's secret (right), or copied from the
 * unchanged fields (stolen).
 */
export type Forgery = 'wrong' | 'right' | 'stolen';

export type Deliver = (request: Request) => Response | Promise<Response>;

export function createNotifications(hmacSecret: string, deliver: Deliver) {
  const held: Notification[] = [];
  const sent: SentNotification[] = [];
  let mode: NotificationMode = 'at once';

  const address = (transaction: Transaction, hmac: string) => {
    const url = new URL(transaction.intention.notificationUrl);
    url.searchParams.set('hmac', hmac);
    return url.href;
  };

  const write = (transaction: Transaction): Notification => {
    const obj = presentTransaction(transaction);
    return { url: address(transaction, signFields(obj, hmacSecret)), body: { type: 'TRANSACTION', obj } };
  };

  const underWay = new Set<Promise<unknown>>();

  /** Sends a notification; returns the shop's status. */
  function send(notification: Notification): Promise<number | undefined> {
    const sending = post(notification).finally(() => underWay.delete(sending));
    underWay.add(sending);
    return sending;
  }

  async function post({ url, body }: Notification): Promise<number | undefined> {
    const request = new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const status = await Promise.resolve(deliver(request)).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => undefined,
    );
    sent.push({ url, body, status });
    return status;
  }

  return {
    /** Held notifications, oldest first. */
    held,
    sent,
    setMode(to: NotificationMode) {
      mode = to;
    },
    write,
    send,
    /** Resolves when nothing is being sent. */
    async idle(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },

    async notify(transaction: Transaction): Promise<void> {
      const notification = write(transaction);
      if (mode === 'at once') await send(notification);
      if (mode === 'held') held.push(notification);
    },

    /** Sends these held notifications in this order; by default all, oldest first. */
    async release(notifications: Notification[] = [...held]): Promise<void> {
      for (const notification of notifications) {
        const at = held.indexOf(notification);
        if (at >= 0) held.splice(at, 1);
        await send(notification);
      }
    },

    /** Sends a notification again, by default the last one that was sent. */
    async duplicate(notification: Notification | undefined = sent.at(-1)): Promise<number | undefined> {
      if (!notification) throw new Error('Nothing was sent yet');
      return send(notification);
    },

    /** Sends a forged notification of this transaction with changed fields. */
    async forge(
      transaction: Transaction,
      forgery: Forgery,
      change: (obj: Notification['body']['obj']) => void = () => {},
    ): Promise<number | undefined> {
      const obj = presentTransaction(transaction);
      const stolen = signFields(obj, hmacSecret);
      change(obj);
      const right = signFields(obj, hmacSecret);
      const hmac = { stolen, right, wrong: signFields(obj, 'another secret') }[forgery];
      return send({ url: address(transaction, hmac), body: { type: 'TRANSACTION', obj } });
    },
  };
}
