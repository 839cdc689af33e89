import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { Problem } from '#app/answers.ts';
import offline from '#app/illustrations/offline.svg';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as common from '#messages/common.ts';
import { acceptListProblem, storeListProblem, useListProblem } from './list-problem.ts';

/** Replaces a list that failed to load. */
export function ListFailed({ problem, title }: { problem: Problem; title: string }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => storeListProblem(problem.text), [problem.text]);
  return (
    <EmptyState picture={offline} title={title} text={problem.text} isAlert headingLevel={2}>
      <Button isBusy={state === 'loading'} onClick={() => revalidate()} className="mt-6">
        {common.tryAgain}
      </Button>
    </EmptyState>
  );
}

/** Shows the stored problem: the last failure of a list, whichever screen it was on. */
export function StoredProblemCard() {
  const text = useListProblem(useLocation().key);
  if (!text) return null;
  return (
    <div className="fixed inset-x-4 bottom-4 z-10 mx-auto max-w-lg">
      <Alert text={text} acceptLabel={common.accept} onAccept={acceptListProblem} />
    </div>
  );
}
