import { useRevalidator } from 'react-router';
import type { Problem } from '#app/answers.ts';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { Button } from '#app/ui/button.tsx';
import { focusHeadingOnUnmount } from '#app/ui/focus.ts';
import * as common from '#messages/common.ts';
import * as details from '#messages/details.ts';
import { DetailsSkeleton } from './details-skeleton.tsx';

/** The skeleton stays, as the specification says, with the reason and a retry button above it. */
export function DetailsFailed({ problem }: { problem: Problem }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="relative [&_.skeleton]:after:hidden">
      <ScreenTitle name={details.screen} />
      <DetailsSkeleton />
      <div className="absolute inset-0 px-4">
        <div
          ref={focusHeadingOnUnmount}
          role="alert"
          className="sticky top-[calc(var(--spacing-bar)+4rem)] mx-auto mt-16 flex max-w-md flex-col items-center rounded-card border border-line bg-surface px-6 py-8 text-center shadow-card"
        >
          <h1 className="text-xl font-semibold tracking-tight text-balance">{details.failed}</h1>
          <p className="mt-2 text-pretty text-ink-soft">{problem.text}</p>
          <Button isBusy={state === 'loading'} onClick={() => revalidate()} className="mt-5">
            {common.tryAgain}
          </Button>
        </div>
      </div>
    </div>
  );
}
