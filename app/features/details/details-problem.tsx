import type { SubmitEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { Problem } from '#app/answers.ts';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import notFound from '#app/illustrations/not-found.svg';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { focusHeadingOnUnmount } from '#app/ui/focus.ts';
import { detailsScreen } from '#messages/catalogue.ts';
import * as common from '#messages/common.ts';
import * as details from '#messages/details.ts';
import { DetailsSkeleton } from './details-skeleton.tsx';

interface DetailsProblemProps {
  problem: Problem;
  isMissing: boolean;
}

/** Replaces a product that cannot be shown. */
export function DetailsProblem({ problem, isMissing }: DetailsProblemProps) {
  return isMissing ? <Missing /> : <Failed text={problem.text} />;
}

function Missing() {
  return (
    <>
      <ScreenTitle name={common.notFoundTitle} />
      <EmptyState picture={notFound} title={details.missing} text={details.missingText}>
        <ButtonLink to={paths.products} className="mt-6">
          {details.toProducts}
        </ButtonLink>
      </EmptyState>
    </>
  );
}

/** Keeps the skeleton, as the specification requires, and shows the reason and a retry button over it. */
function Failed({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator();
  function tryAgain(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    revalidate();
  }
  return (
    <div className="relative [&_.skeleton]:after:hidden">
      <ScreenTitle name={detailsScreen} />
      <DetailsSkeleton />
      <div className="absolute inset-0 px-4">
        <div
          ref={focusHeadingOnUnmount}
          role="alert"
          className="sticky top-[calc(var(--spacing-bar)+4rem)] mx-auto mt-16 flex max-w-md flex-col items-center rounded-card border border-line bg-surface px-6 py-8 text-center lifted"
        >
          <h1 className="text-xl font-semibold tracking-tight text-balance">{details.notShown}</h1>
          <p className="mt-2 text-pretty text-ink-soft">{text}</p>
          {/* A form, so that pressing the button before hydration reloads the page. */}
          <form onSubmit={tryAgain}>
            <Button type="submit" isBusy={state === 'loading'} className="mt-5">
              {common.tryAgain}
            </Button>
          </form>
        </div>
      </div>
    </div>
  );
}
