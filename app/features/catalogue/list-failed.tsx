import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Problem } from '#app/answers.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as common from '#messages/common.ts';
import offline from '../../../catalog/illustrations/offline.svg';
import { storeListProblem } from './list-problem.ts';

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
