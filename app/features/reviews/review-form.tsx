import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { checkForm, type FieldIssues } from '#app/features/forms/check-form.ts';
import { keepFocus, RefusalAlert } from '#app/features/forms/shop-form.tsx';
import { rememberIfSignedOut } from '#app/features/intents/intent.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { FieldFrame } from '#app/ui/field.tsx';
import { ProviderError } from '#contract/client/provider-error.ts';
import { reviewRequest } from '#contract/reviews/requests.ts';
import * as common from '#messages/common.ts';
import { formatProblem } from '#messages/provider-errors.ts';
import * as reviews from '#messages/reviews.ts';
import { saveReview } from './review-calls.ts';
import type { ShownReview } from './shown-review.ts';
import { StarRadios } from './star-radios.tsx';

const MAX_REVIEW_LENGTH = 2000;

interface ReviewFormProps {
  productId: string;
  /** The path to return to if the session has ended. */
  path: string;
  /** The review to change; undefined for a new one. */
  own: ShownReview | undefined;
  onSaved: () => Promise<void>;
  onCancel: () => void;
}

/** Adds or changes a review, validated by the contract's schema. */
export function ReviewForm({ productId, path, own, onSaved, onCancel }: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [rating, setRating] = useState(own && Math.floor(own.rating));
  const [issues, setIssues] = useState<FieldIssues>({});
  const [refusal, setRefusal] = useState<{ attempt: number; text: string }>();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  useEffect(() => {
    const first =
      form.current?.querySelector<HTMLElement>('input:checked') ?? form.current?.querySelector('input');
    first?.focus();
  }, []);

  async function send(body: { review: string; rating: number }): Promise<void> {
    try {
      const intent = { kind: 'review', productId, path: `${path}#reviews` } as const;
      await saveReview(productId, own?.id, body).catch(rememberIfSignedOut(intent));
      showToast({ kind: 'success', text: own ? reviews.saved : reviews.published });
    } catch (error) {
      const isDuplicate = error instanceof ProviderError && error.refusal === 'already-reviewed';
      if (!isDuplicate) throw error;
      // The review was written in another tab.
      showToast({ kind: 'info', text: reviews.alreadyReviewed });
    }
    await onSaved();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    const result = checkForm(reviewRequest, Object.fromEntries(new FormData(event.currentTarget)));
    setIssues('issues' in result ? result.issues : {});
    setRefusal(undefined);
    if ('issues' in result) {
      const wrong = result.issues.rating ? 'input' : 'textarea';
      event.currentTarget.querySelector<HTMLElement>(wrong)?.focus();
      return;
    }
    isSending.current = true;
    setBusy(true);
    try {
      await send(result.output);
    } catch (error) {
      const text = error instanceof ProviderError ? formatProblem(error) : common.ourFault;
      setRefusal((before) => ({ attempt: (before?.attempt ?? 0) + 1, text }));
    }
    isSending.current = false;
    setBusy(false);
  }

  return (
    <Card className="p-5 sm:p-6">
      <h3 className="mb-3 text-lg font-semibold">{reviews.formTitle}</h3>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid max-w-2xl gap-3">
        {refusal && (
          <RefusalAlert key={refusal.attempt} text={refusal.text} onAccept={() => setRefusal(undefined)} />
        )}
        <StarRadios
          value={rating}
          onChange={(stars) => {
            setRating(stars);
            setIssues(({ rating: _, ...others }) => others);
          }}
          error={issues.rating && reviews.issues.rating}
        />
        <FieldFrame
          label={reviews.textLabel}
          hint={reviews.textHint()}
          error={issues.review && reviews.issues.review}
        >
          {(attributes) => (
            <textarea
              {...attributes}
              name="review"
              dir="auto"
              rows={5}
              maxLength={MAX_REVIEW_LENGTH}
              aria-required
              defaultValue={own?.text}
              className="control"
            />
          )}
        </FieldFrame>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={isBusy} onMouseDown={keepFocus}>
            {own ? reviews.save : reviews.publish}
          </Button>
          <Button variant="plain" onClick={onCancel}>
            {reviews.cancel}
          </Button>
        </div>
      </form>
    </Card>
  );
}
