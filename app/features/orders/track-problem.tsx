import { useRevalidator } from 'react-router';
import type { Problem } from '#app/answers.ts';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as common from '#messages/common.ts';
import * as messages from '#messages/tracking.ts';
import notFound from '../../../catalog/illustrations/not-found.svg';
import offline from '../../../catalog/illustrations/offline.svg';

/** Stands for an order that a link does not lead to, or that cannot be shown now. */
export function TrackProblem({ problem }: { problem: Problem }) {
  const { revalidate, state } = useRevalidator();
  // As the page's status says; asking answers.ts would bring all that a provider can refuse.
  if (problem.code === 'not-found' || problem.code === 'invalid') {
    return (
      <>
        <ScreenTitle name={common.notFoundTitle} />
        <EmptyState picture={notFound} title={messages.missing} text={messages.missingText}>
          <ButtonLink to={paths.orders} className="mt-6">
            {messages.toOrders}
          </ButtonLink>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <ScreenTitle name={messages.screen} />
      <EmptyState picture={offline} title={messages.failed} text={problem.text} isAlert>
        <Button isBusy={state === 'loading'} onClick={() => revalidate()} className="mt-6">
          {common.tryAgain}
        </Button>
      </EmptyState>
    </>
  );
}
