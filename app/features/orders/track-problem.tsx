import { useRevalidator } from 'react-router';
import type { Problem } from '#app/answers.ts';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import notFound from '#app/illustrations/not-found.svg';
import offline from '#app/illustrations/offline.svg';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as common from '#messages/common.ts';
import * as orders from '#messages/orders.ts';

/** Shown if a tracking link is invalid, or its order cannot be loaded. */
export function TrackProblem({ problem }: { problem: Problem }) {
  const { revalidate, state } = useRevalidator();
  // The same rule as `statusOf`; importing answers.ts would bundle the texts of all refusals.
  if (problem.code === 'not-found' || problem.code === 'invalid') {
    return (
      <>
        <ScreenTitle name={common.notFoundTitle} />
        <EmptyState picture={notFound} title={orders.linkMissing} text={orders.linkMissingText}>
          <ButtonLink to={paths.orders} className="mt-6">
            {orders.toOrders}
          </ButtonLink>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <ScreenTitle name={orders.trackingTitle} />
      <EmptyState picture={offline} title={orders.orderNotShown} text={problem.text} isAlert>
        <Button isBusy={state === 'loading'} onClick={() => revalidate()} className="mt-6">
          {common.tryAgain}
        </Button>
      </EmptyState>
    </>
  );
}
