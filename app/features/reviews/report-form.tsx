import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { showToast } from '#app/features/toasts/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { ProviderError } from '#contract/client/provider-error.ts';
import type { ReportReason } from '#contract/reviews/requests.ts';
import * as common from '#messages/common.ts';
import { formatProblem } from '#messages/provider-errors.ts';
import * as reviews from '#messages/reviews.ts';

export interface ReportFormProps {
  /** The review. */
  id: string;
  onClose: (isReported: boolean) => void;
}

const REASONS = Object.keys(reviews.reportReasons) as ReportReason[];

/** Reports a review for one of a few reasons. */
export function ReportForm({ id, onClose }: ReportFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<ReportReason>();
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setMissing(!reason);
    if (!reason) return form.current?.querySelector('input')?.focus();
    setBusy(true);
    try {
      // Loaded here: a third chunk that imported it would move it into one that all pages load.
      const { report } = await import('./review-calls.ts');
      await report(id, reason);
      onClose(true);
      showToast({ kind: 'success', text: reviews.reportSent });
    } catch (error) {
      const refusal = error instanceof ProviderError ? error : undefined;
      setBusy(false);
      if (refusal?.refusal === 'already-reported') return onClose(true);
      showToast({ kind: 'error', text: refusal ? formatProblem(refusal) : common.ourFault });
    }
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-4 border-t border-line pt-3">
      <fieldset aria-describedby={`report-${id}`} aria-invalid={isMissing || undefined}>
        <legend className="font-medium">{reviews.reportWhy}</legend>
        <div className="mt-1 grid">
          {REASONS.map((each) => (
            <label key={each} className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
              <input
                type="radio"
                name="reason"
                value={each}
                checked={each === reason}
                onChange={() => {
                  setReason(each);
                  setMissing(false);
                }}
                className="size-4.5 shrink-0 accent-brand"
              />
              {reviews.reportReasons[each]}
            </label>
          ))}
        </div>
        <p
          id={`report-${id}`}
          aria-live="polite"
          className="min-h-[1.4em] text-[0.8125rem] leading-[1.4] text-offer"
        >
          {isMissing && reviews.issues.reason}
        </p>
      </fieldset>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button type="submit" variant="quiet" size="small" isBusy={isBusy}>
          {reviews.reportSend}
        </Button>
        <Button variant="plain" size="small" onClick={() => onClose(false)}>
          {reviews.cancel}
        </Button>
      </div>
    </form>
  );
}
