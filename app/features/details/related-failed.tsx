import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { type Answer, type Later, statusOf } from '#app/answers.ts';
import { Show } from '#app/features/loading/show.tsx';
import { Button } from '#app/ui/button.tsx';
import { focusHeadingOnUnmount } from '#app/ui/focus.ts';
import { Section } from '#app/ui/section.tsx';
import * as common from '#messages/common.ts';
import * as details from '#messages/details.ts';
import { relatedFailed } from '#messages/details-problem.ts';
import type { ShownDetails } from './shown-details.ts';

interface RelatedFailedProps {
  product: Later<Answer<ShownDetails>>;
  skeleton: ReactNode;
}

/** Says so only if the product itself is there; otherwise its alert speaks for both. */
export function RelatedFailed({ product, skeleton }: RelatedFailedProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <Show later={product} fallback={skeleton}>
      {(answer) => {
        if ('problem' in answer) return statusOf({ now: answer }) === 404 ? null : skeleton;
        return (
          <Section id="related" title={details.related}>
            <div
              ref={focusHeadingOnUnmount}
              role="alert"
              className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft"
            >
              <p>{relatedFailed}</p>
              <Button variant="quiet" size="small" isBusy={state === 'loading'} onClick={() => revalidate()}>
                {common.tryAgain}
              </Button>
            </div>
          </Section>
        );
      }}
    </Show>
  );
}
