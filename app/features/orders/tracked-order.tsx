import Share from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { SupportLink } from '#app/features/share/support-link.tsx';
import { Button, writeButtonClass } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import * as common from '#messages/common.ts';
import * as orders from '#messages/orders.ts';
import * as pay from '#messages/pay.ts';
import { ConfirmCard } from './confirm-card.tsx';
import { ExpectedDays } from './expected-days.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { Parcel } from './order-body.tsx';
import { OrderLines } from './order-lines.tsx';
import { explainState, nameState, OrderFacts, PaymentChip, StateIcon } from './order-status.tsx';
import { type Due, PayCard } from './pay-card.tsx';
import type { ShownOrder } from './shown-order.ts';
import { Timeline } from './timeline.tsx';

export interface Tracked {
  order: ShownOrder;
  city: string;
  /** The token in an email's link to confirm the order; null without one. */
  confirmToken: string | null;
  /** The token in a payment link; null without one. */
  payToken: string | null;
  /** Whether the shopper has come back from the payment page. */
  isBack: boolean;
  /** What can be paid by a payment link. */
  due: Due | undefined;
}

// Lazy, because few visitors of this screen confirm an order.
async function confirm(token: string): Promise<{ order: ShownOrder } | { problem: string }> {
  try {
    const { confirmOrder } = await import('./confirm-order.ts');
    return await confirmOrder(token);
  } catch {
    return { problem: common.cutOff };
  }
}

/** An order as anyone with its link may see it: progress and lines, without the shopper's name and address. */
export function TrackedOrder({ order: found, city, confirmToken, payToken, isBack, due }: Tracked) {
  const [confirmed, setConfirmed] = useState<ShownOrder>();
  const shown = confirmed ?? found;
  const name = orders.number(shown.number);
  return (
    <>
      <ScreenTitle name={name} />
      {confirmToken && shown.state === 'placed' && (
        <ConfirmCard
          title={orders.confirmTitle}
          text={orders.confirmText}
          confirm={async () => {
            const result = await confirm(confirmToken);
            if ('problem' in result) return result.problem;
            flushSync(() => setConfirmed(result.order));
            // The heading says that the order is confirmed; the button is gone.
            focusHeading();
          }}
          className="mb-6 rounded-card"
        />
      )}
      {payToken && (due || (isBack && shown.state !== 'paid')) && (
        <PayCard due={due} isFailed={shown.state === 'failed'} token={payToken} isBack={isBack} />
      )}
      <Card>
        <header className="flex items-start gap-4 px-4 py-6 sm:px-8">
          <StateIcon state={shown.state} size="large" />
          <div role="status" className="min-w-0">
            <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{nameState(shown)}</h1>
            <p className="mt-1 text-pretty text-ink-soft">
              {payToken && due && !due.isDifference ? pay.waiting : explainState(shown)}
            </p>
            <OrderFacts order={shown}>
              {shown.disputedPiastres > 0 && <PaymentChip order={shown} />}
            </OrderFacts>
            <ExpectedDays order={shown} className="mt-3 text-lg leading-snug" />
            {city && <p className="mt-1 text-sm">{orders.toCity(city)}</p>}
          </div>
        </header>
        <div className="border-y border-line px-4 py-6 sm:px-8 sm:py-8">
          <Timeline order={shown} />
        </div>
        <div className="grid gap-8 px-4 py-6 sm:px-8 md:grid-cols-[minmax(0,1fr)_17rem] md:gap-12">
          <div>
            <h2 className="mb-3 font-semibold">{orders.products}</h2>
            <OrderLines lines={shown.lines} />
          </div>
          <div className="grid content-start gap-6">
            <Parcel {...shown} />
            <div>
              <h2 className="mb-2 font-semibold">{orders.amounts}</h2>
              <OrderAmounts order={shown} />
            </div>
          </div>
        </div>
        <footer className="border-t border-line px-4 py-6 sm:px-8">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              variant="quiet"
              onClick={({ currentTarget }) =>
                import('#app/features/share/share-screen.ts').then(
                  (loaded) => loaded.shareScreen(name, currentTarget),
                  Boolean,
                )
              }
            >
              <Share aria-hidden="true" size={18} strokeWidth={1.75} />
              {orders.shareLink}
            </Button>
            <SupportLink place="help" about={name} className={writeButtonClass({ variant: 'plain' })} />
          </div>
          <p className="mt-3 max-w-prose text-sm text-pretty text-ink-soft">{orders.shareLinkNote}</p>
        </footer>
      </Card>
    </>
  );
}
