/** How the stand-in notifies the shop: at once, never, or when and in whichever order the test says. */
import { presentTransaction, signFields, type Transaction } from './transaction.ts';

/** A notification as it stood when it was written, though it may be sent much later. */
export interface Notification {
  url: string;
  body: { type: string; obj: ReturnType<typeof presentTransaction> };
}

export interface SentNotification extends Notification {
  /** What the shop answered; undefined when it could not be reached. */
  status: number | undefined;
}

export type NotificationMode = 'at once' | 'lost' | 'held';

/** wrong: made up. right: of a thief who has the secret. stolen: the true one, over values that were changed after. */
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

  /** Sends now, and answers what the shop answered. */
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
    /** Written and waiting, oldest first. */
    held,
    sent,
    setMode(to: NotificationMode) {
      mode = to;
    },
    write,
    send,
    /** Fulfilled when nothing is being sent any more. */
    async idle(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },

    async tell(transaction: Transaction): Promise<void> {
      const notification = write(transaction);
      if (mode === 'at once') await send(notification);
      if (mode === 'held') held.push(notification);
    },

    /** Sends what is held, in this order; without one, in the order in which it was written. */
    async release(notifications: Notification[] = [...held]): Promise<void> {
      for (const notification of notifications) {
        const at = held.indexOf(notification);
        if (at >= 0) held.splice(at, 1);
        await send(notification);
      }
    },

    /** Sends once more what was sent already. */
    async duplicate(notification: Notification | undefined = sent.at(-1)): Promise<number | undefined> {
      if (!notification) throw new Error('Nothing was sent yet');
      return send(notification);
    },

    /** Sends a notification of this transaction with changed fields, signed as the forger could. */
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
