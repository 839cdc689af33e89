/** Events to the shop: sent at once, held or lost. Like Stripe, signs each attempt anew. */
import { createHmac } from 'node:crypto';
import { newId } from './records.ts';

export interface StripeEvent {
  id: string;
  type: string;
  body: string;
}

export interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

export interface Signing {
  secret?: string;
  /** Seconds since 1970. */
  timestamp?: number;
}

/** How long Stripe waits for an answer. */
const ANSWER_TIMEOUT_MS = 10_000;

interface WebhookParts {
  secret: string;
  /** Seconds since 1970. */
  now: () => number;
  isLive: boolean;
}

/** Creates the request of a signed event. */
export const asRequest = ({ body, headers }: SignedEvent, url = 'http://127.0.0.1/notify') =>
  new Request(url, { method: 'POST', body, headers });

export function createWebhooks({ secret, now, isLive }: WebhookParts) {
  let sending = Promise.resolve();

  function make(type: string, object: unknown, changes: Record<string, unknown> = {}): StripeEvent {
    const id = newId('evt');
    const event = {
      id,
      object: 'event',
      created: Math.floor(now()),
      livemode: isLive,
      type,
      data: { object },
    };
    return { id, type, body: JSON.stringify({ ...event, ...changes }) };
  }

  function sign({ body }: Pick<StripeEvent, 'body'>, signing: Signing = {}): SignedEvent {
    const timestamp = signing.timestamp ?? Math.floor(now());
    const v1 = createHmac('sha256', signing.secret ?? secret)
      .update(`${timestamp}.${body}`)
      .digest('hex');
    return {
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${timestamp},v1=${v1}` },
    };
  }

  const state = {
    /** The shop's webhook URL; without it every event is lost. */
    notifyUrl: undefined as string | undefined,
    mode: 'at once' as 'at once' | 'held' | 'lost',
    /** All events, in order. */
    events: [] as StripeEvent[],
    /** Events of the mode 'held' that are not released yet. */
    held: [] as StripeEvent[],
    /** The shop's answers; undefined if there was none. */
    answers: [] as { event: StripeEvent; status: number | undefined }[],
  };

  async function post({ body, headers }: SignedEvent): Promise<number | undefined> {
    if (!state.notifyUrl) return undefined;
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    try {
      const answer = await fetch(state.notifyUrl, {
        method: 'POST',
        body,
        headers,
        redirect: 'manual',
        signal,
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return undefined;
    }
  }

  async function send(event: StripeEvent): Promise<number | undefined> {
    const status = await post(sign(event));
    state.answers.push({ event, status });
    return status;
  }

  return Object.assign(state, {
    make,
    sign,
    /** Posts a signed event as it is, even if forged; returns the shop's status. */
    post,
    /** Sends an event; may be called again for the same event. */
    send,

    /** Sends held events, in the given order. */
    async release(events: StripeEvent[] = state.held) {
      state.held = state.held.filter((event) => !events.includes(event));
      for (const event of events) await send(event);
    },

    /** Resends the events that the shop did not accept, as Stripe does for days. */
    async resend() {
      const accepted = state.answers.filter(({ status = 500 }) => status < 300).map(({ event }) => event);
      const failed = state.answers.map(({ event }) => event).filter((event) => !accepted.includes(event));
      for (const event of new Set(failed)) await send(event);
    },

    emit(type: string, object: unknown) {
      const event = make(type, object);
      state.events.push(event);
      if (state.mode === 'held') state.held.push(event);
      // Sent one after the other, so that tests always see the same order.
      if (state.mode === 'at once') sending = sending.then(async () => void (await send(event)));
    },

    /** Resolves when the shop has answered all events so far. */
    settled: () => sending,
  });
}
export type Webhooks = ReturnType<typeof createWebhooks>;
