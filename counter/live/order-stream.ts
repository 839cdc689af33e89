import * as v from 'valibot';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { listOrders, readOrder } from '#contract/orders/staff-calls.ts';
import { readToday, watchOrders } from '#contract/today/staff-calls.ts';
import { queryClient } from '#counter/data/query-client.ts';
import { refreshMentions } from './mentions-menu.tsx';

const orderChange = v.object({ id: v.string(), status: v.string() });
export type OrderChange = v.InferOutput<typeof orderChange>;

/** Combines refetches when many changes arrive in quick succession. */
const REFRESH_AFTER_MS = 500;

/** Refetches an order if it is on the screen. An open dialog keeps the version with which it was opened. */
const refreshOrder = (id: string) =>
  void queryClient.invalidateQueries({
    queryKey: [readOrder.path],
    predicate: ({ state }) => (state.data as WholeOrder | undefined)?.id === id,
  });

/**
 * Subscribes to new orders, status changes and mentions, and refetches the lists that they affect. Returns a function
 * that unsubscribes.
 */
export function listenToOrders(onChange: (change: OrderChange) => void): () => void {
  const source = new EventSource(`/api/staff${watchOrders.path}`);
  let timer: number | undefined;
  const refresh = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      for (const { path } of [readToday, listOrders])
        void queryClient.invalidateQueries({ queryKey: [path] });
    }, REFRESH_AFTER_MS);
  };
  source.addEventListener('order', ({ data }) => {
    refresh();
    const parsed = v.safeParse(orderChange, JSON.parse(data));
    if (!parsed.success) return;
    refreshOrder(parsed.output.id);
    onChange(parsed.output);
  });
  source.addEventListener('mention', () => {
    void refreshMentions();
    // The note may belong to an order that is on the screen.
    void queryClient.invalidateQueries({ queryKey: [readOrder.path] });
  });
  source.addEventListener('missed', () => {
    refresh();
    void queryClient.invalidateQueries({ queryKey: [readOrder.path] });
    void refreshMentions();
  });
  return () => {
    window.clearTimeout(timer);
    source.close();
  };
}
