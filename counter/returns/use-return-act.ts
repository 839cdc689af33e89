import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { ProviderError } from '#contract/client/provider-error.ts';
import * as calls from '#contract/orders/staff-returns.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useReportFailure } from '#counter/ui/describe-error.ts';
import { refreshReturns } from './returns-query.ts';

interface ReceivedLine {
  lineId: string;
  resalePieces: number;
  damagedPieces: number;
}

interface Refund {
  amountPiastres: number;
  isByHand: boolean;
}

export type ReturnAct =
  | { action: 'approve'; answer: string }
  | { action: 'refuse'; answer: string }
  | { action: 'receive'; lines: ReceivedLine[]; refund: Refund | undefined }
  | ({ action: 'refund' } & Refund)
  | { action: 'close' };

function send(number: string, act: ReturnAct) {
  const input = { return: number };
  switch (act.action) {
    case 'approve':
      return callStaff(calls.approveReturn, { ...input, body: act.answer ? { answer: act.answer } : {} });
    case 'refuse':
      return callStaff(calls.refuseReturn, { ...input, body: { answer: act.answer } });
    case 'receive':
      return callStaff(calls.receiveReturn, { ...input, body: { lines: act.lines } });
    case 'refund': {
      const { action: _, ...body } = act;
      return callStaff(calls.refundReturn, { ...input, body });
    }
    case 'close':
      return callStaff(calls.closeReturn, input);
  }
}

/** Runs an action on a return and refetches it. If a colleague changed the return first, says so. */
export function useReturnAct(number: string, onDone: () => void) {
  const { returns } = useTexts();
  const reportFailure = useReportFailure();
  return useMutation({
    async mutationFn(act: ReturnAct) {
      await send(number, act);
      if (act.action !== 'receive' || !act.refund) return act.action;
      try {
        await send(number, { action: 'refund', ...act.refund });
        return 'refund';
      } catch {
        // The received pieces are saved; the return's screen offers the refund again.
        notifications.show({ color: 'yellow', message: returns.receive.notRefunded });
        return 'receive';
      }
    },
    async onSuccess(done) {
      notifications.show({ message: `${returns.number(number)}: ${returns.done[done]}` });
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
