import { type ReactNode, useEffect, useId, useState } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import type { PaymentOption } from '#app/payment-options.ts';
import { Button } from '#app/ui/button.tsx';
import { formatEgp } from '#contract/money.ts';
import * as common from '#messages/common.ts';
import { egpStyle } from '#messages/numbers.ts';
import * as pay from '#messages/pay.ts';

/** The payment that a payment link asks for. */
export interface Due {
  piastres: number;
  isDifference: boolean;
  isPending: boolean;
}

interface PayCardProps {
  /** Undefined if nothing is due. */
  due: Due | undefined;
  /** Whether the last payment was declined. */
  isFailed: boolean;
  /** The token of the link. */
  token: string;
  /** Whether the shopper has come back from the payment page. */
  isBack: boolean;
}

const REFRESH_MS = 5_000;
const MAX_REFRESHES = 24;
/** After this time the buttons are usable again, in case the gateway's page does not load. */
const LEAVE_TIMEOUT_MS = 10_000;
const ONLY_CARD: PaymentOption[] = [{ payment: 'card', title: '', note: '' }];

function describe({ due, isFailed, isBack }: PayCardProps): { title: string; text: string } {
  if (!due) return { title: pay.paidTitle, text: pay.paidText };
  if (due.isPending) return { title: pay.pendingTitle, text: pay.pendingText };
  const amount = formatEgp(due.piastres, egpStyle);
  if (isFailed) return { title: pay.failedTitle, text: pay.failedText(amount) };
  if (isBack) return { title: pay.checkingTitle, text: pay.checkingText(amount) };
  return { title: pay.dueTitle(amount), text: due.isDifference ? pay.differenceText : pay.dueText };
}

/** Reads the order again every few seconds while the result of a payment is awaited, for two minutes at most. */
function useRefresh(isAwaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isAwaiting) return;
    let count = 0;
    const timer = setInterval(() => {
      count += 1;
      if (count === MAX_REFRESHES) clearInterval(timer);
      if (!document.hidden) void revalidate();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isAwaiting, revalidate]);
}

async function open(token: string, payment: string): Promise<string | undefined> {
  try {
    const { payOrder } = await import('./pay-order.ts');
    const result = await payOrder(token, payment);
    if ('problem' in result) return result.problem;
    const { promise, resolve } = Promise.withResolvers<void>();
    addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, LEAVE_TIMEOUT_MS);
    window.location.assign(result.url);
    await promise;
    return undefined;
  } catch {
    return common.cutOff;
  }
}

/** Shows the amount due with a button for each payment method, and the result after the payment. */
export function PayCard(props: PayCardProps): ReactNode {
  const { due, token, isBack, isFailed } = props;
  const titleId = useId();
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');
  const { revalidate } = useRevalidator();
  const root = useRouteLoaderData<{ payments?: PaymentOption[] }>('root');
  const options = (root?.payments ?? ONLY_CARD).filter(({ payment }) => payment !== 'cash');
  useRefresh(due !== undefined && (due.isPending || (isBack && !isFailed)));
  const { title, text } = describe(props);

  async function start(payment: string) {
    if (busy) return;
    setBusy(payment);
    setProblem('');
    const found = await open(token, payment);
    setProblem(found ?? '');
    setBusy('');
    // The order may have been changed or paid in the meantime.
    if (found) void revalidate();
  }

  return (
    <section
      aria-labelledby={titleId}
      className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card bg-brand-wash px-4 py-5 sm:px-8 forced-colors:border"
    >
      <div className="min-w-0 grow basis-64">
        <div role="status">
          <p id={titleId} className="text-lg font-semibold figures">
            {title}
          </p>
          <p className="mt-1 text-pretty">{text}</p>
        </div>
        <p role="alert" className="mt-2 text-offer empty:hidden">
          {problem}
        </p>
      </div>
      {due && !due.isPending && (
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
          {options.map(({ payment, title: way }, at) => (
            <Button
              key={payment}
              size="large"
              variant={at === 0 ? 'primary' : 'light'}
              isBusy={busy === payment}
              onClick={() => start(payment)}
            >
              {options.length === 1 ? pay.pay : pay.payWith(way)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
