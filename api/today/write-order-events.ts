import type { OrderChange, OrderFeed } from '#api/orders/order-feed.ts';

/** Keeps proxies from closing a silent stream. */
const HEARTBEAT_MS = 25_000;
/** The stream ends after this; whoever may still read it connects again. */
const MAX_STREAM_MS = 10 * 60_000;

const writeEvent = (change: OrderChange | undefined) =>
  change ? `event: order\ndata: ${JSON.stringify(change)}\n\n` : 'event: missed\ndata: {}\n\n';

/** Writes server-sent events: `order` for each change, `missed` if changes may have been missed. */
export async function* writeOrderEvents(feed: OrderFeed): AsyncGenerator<string> {
  const waiting: string[] = [];
  let isClosed = false;
  let wake = () => {};
  const unsubscribe = feed.subscribe(
    (change) => {
      waiting.push(writeEvent(change));
      wake();
    },
    () => {
      isClosed = true;
      wake();
    },
  );
  const endsAt = performance.now() + MAX_STREAM_MS;
  try {
    yield 'retry: 3000\n\n';
    while (!isClosed && performance.now() < endsAt) {
      if (waiting.length > 0) yield waiting.splice(0).join('');
      else if (!(await waitUpTo(HEARTBEAT_MS, (resolve) => (wake = resolve)))) yield ': waiting\n\n';
    }
  } finally {
    unsubscribe();
  }
}

/** Resolves with true once `start`'s function is called, with false after the time. */
function waitUpTo(ms: number, start: (resolve: () => void) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    start(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
