import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { ProviderError } from '#contract/client/provider-error.ts';
import * as calls from '#contract/orders/staff-returns.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useReportFailure } from '#counter/ui/describe-error.ts';
import { refreshReturns } from './returns-query.ts';

export type ReturnAct =
  | { action: 'approve'; answer: string }
  | { action: 'refuse'; answer: string }
  | { action: 'receive'; condition: 'resale' | 'damaged' }
  | { action: 'close' };

function send(number: string, act: ReturnAct) {
  const input = { return: number };
  switch (act.action) {
    case 'approve':
      return callStaff(calls.approveReturn, { ...input, body: act.answer ? { answer: act.answer } : {} });
    case 'refuse':
      return callStaff(calls.refuseReturn, { ...input, body: { answer: act.answer } });
    case 'receive':
      return callStaff(calls.receiveReturn, { ...input, body: { condition: act.condition } });
    case 'close':
      return callStaff(calls.closeReturn, input);
  }
}

/** Does something with a return, says so, and shows its new state. */
export function useReturnAct(number: string, onDone: () => void) {
  const { returns } = useTexts();
  const reportFailure = useReportFailure();
  return useMutation({
    mutationFn: (act: ReturnAct) => send(number, act),
    async onSuccess(_, { action }) {
      notifications.show({ message: `${returns.number(number)}: ${returns.done[action]}` });
      onDone();
      await refreshReturns();
    },
    async onError(error) {
      if (!(error instanceof ProviderError && error.refusal === 'not-possible')) return reportFailure(error);
      notifications.show({ color: 'yellow', message: returns.changed });
      onDone();
      await refreshReturns();
    },
  });
}
