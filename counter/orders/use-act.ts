import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { ProviderError } from '#contract/client/provider-error.ts';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { queryClient } from '#counter/data/query-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useReportFailure } from '#counter/ui/describe-error.ts';
import { orderQuery, refreshOrders } from './orders-query.ts';
import { type Act, runAct } from './run-act.ts';

/** Runs an action on an order and refetches it. If a colleague changed the order first, says so. */
export function useAct(order: WholeOrder, onDone: () => void) {
  const texts = useTexts();
  const reportFailure = useReportFailure();

  async function explainRefusal() {
    await refreshOrders();
    const now = queryClient.getQueryData(orderQuery(order.orderNumber).queryKey);
    const isMoved = now !== undefined && now.status !== order.status;
    notifications.show({
      color: 'yellow',
      message: isMoved
        ? texts.order.colleagueWasQuicker(texts.orders.statuses[now.status])
        : texts.order.notPossible,
    });
    if (isMoved) onDone();
  }

  return useMutation({
    mutationFn: (act: Act) => runAct(order.orderNumber, act),
    async onSuccess(_, { action }) {
      notifications.show({ message: `${order.orderNumber}: ${texts.order.done[action]}` });
      onDone();
      await refreshOrders();
    },
    onError(error) {
      const isRefused = error instanceof ProviderError && error.refusal === 'not-possible';
      return isRefused ? explainRefusal() : reportFailure(error);
    },
  });
}
