import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '#app/features/toasts/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { focusOn } from '#app/ui/focus.ts';
import * as reviews from '#messages/reviews.ts';
import { ReviewCard } from './review-card.tsx';
import type { ShownReview } from './shown-review.ts';

interface OwnCardProps {
  review: ShownReview;
  /** Why the shop hid the review; undefined while it is public. */
  hiddenReason: string | undefined;
  onChange: () => void;
  remove: () => Promise<void>;
}

/** The shopper's own review, with an inline confirmation before it is deleted. */
export function OwnCard({ review, hiddenReason, onChange, remove }: OwnCardProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  function ask(isOn: boolean) {
    flushSync(() => setAsking(isOn));
    // The last button is 'Delete' before the confirmation, and 'Keep' during it.
    container.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }
  async function confirm() {
    setBusy(true);
    const section = container.current?.closest('section') ?? null;
    try {
      await remove();
      showToast({ kind: 'info', text: reviews.removed });
      focusOn(section);
    } catch {
      showToast({ kind: 'error', text: reviews.removeFailed });
      setBusy(false);
    }
  }
  return (
    <ReviewCard review={review}>
      {hiddenReason && (
        <p className="mt-3 rounded-small bg-stage p-3 text-sm text-pretty">
          <b className="font-medium">{reviews.hidden}</b> <bdi>{reviews.hiddenBecause(hiddenReason)}</bdi>
        </p>
      )}
      <div ref={container} className="-mx-3 mt-2 -mb-2 flex flex-wrap items-center">
        {isAsking ? (
          <>
            <p className="basis-full px-3 font-medium">{reviews.removeAsk}</p>
            <Button
              variant="plain"
              size="small"
              isBusy={isBusy}
              onClick={confirm}
              className="px-3! text-offer!"
            >
              {reviews.remove}
            </Button>
            <Button variant="plain" size="small" onClick={() => ask(false)} className="px-3!">
              {reviews.keep}
            </Button>
          </>
        ) : (
          <>
            <Button variant="plain" size="small" data-opens="" onClick={onChange} className="px-3!">
              {reviews.change}
            </Button>
            <Button variant="plain" size="small" onClick={() => ask(true)} className="px-3!">
              {reviews.remove}
            </Button>
          </>
        )}
      </div>
    </ReviewCard>
  );
}
