import type { MentionChange, OrderChange, OrderFeed } from '#api/orders/order-feed.ts';

/** Keeps proxies from closing a silent stream. */
const HEARTBEAT_MS = 25_000;
/** The stream ends after this. The client connects again, and its access is checked again. */
const MAX_STREAM_MS = 10 * 60_000;

/** Formats a change as a server-sent event; undefined if the change mentions another member. */
function writeEvent(change: OrderChange | MentionChange | undefined, staffId: string): string | undefined {
  if (!change) return 'event: missed\ndata: {}\n\n';
  if (!('mentioned' in change)) return `event: order\ndata: ${JSON.stringify(change)}\n\n`;
  return change.mentioned === staffId ? 'event: mention\ndata: {}\n\n' : undefined;
}

/**
 * Writes server-sent events for a member of staff: `order` for each change, `mention` if they are mentioned, `missed` if
 * changes may have been missed.
 */
export async function* writeOrderEvents(feed: OrderFeed, staffId: string): AsyncGenerator<string> {
  const waiting: string[] = [];
  let isClosed = false;
  let wake = () => {};
  const unsubscribe = feed.subscribe(
    (change) => {
      const event = writeEvent(change, staffId);
      if (event === undefined) return;
      waiting.push(event);
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

/** Resolves with true once the function that `start` receives is called, or with false after `ms`. */
function waitUpTo(ms: number, start: (resolve: () => void) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    start(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
