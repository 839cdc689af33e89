import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '#app/features/toasts/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { focusOn } from '#app/ui/focus.ts';
import * as common from '#messages/common.ts';
import * as reviews from '#messages/reviews.ts';
import type { ReportFormProps } from './report-form.tsx';

/** Opens the form that reports a review of another shopper. Only signed-in shoppers see the button. */
export function ReportButton({ id, author }: { id: string; author: string }) {
  const container = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType<ReportFormProps>>();
  const [isLoading, setLoading] = useState(false);
  const [isReported, setReported] = useState(false);
  async function open() {
    setLoading(true);
    try {
      const { ReportForm } = await import('./report-form.tsx');
      setForm(() => ReportForm);
    } catch {
      showToast({ kind: 'error', text: common.cutOff });
    }
    setLoading(false);
  }
  function close(isDone: boolean) {
    flushSync(() => {
      setForm(undefined);
      setReported(isDone);
    });
    focusOn(container.current?.querySelector<HTMLElement>('button, p') ?? null);
  }
  if (isReported)
    return (
      <div ref={container}>
        <p tabIndex={-1} className="mt-2 text-sm text-ink-soft">
          {reviews.reported}
        </p>
      </div>
    );
  return (
    <div ref={container} className="signed-out:hidden">
      {Form ? (
        <Form id={id} onClose={close} />
      ) : (
        <Button
          variant="plain"
          size="small"
          isBusy={isLoading}
          aria-label={reviews.ofAuthor(reviews.report, author)}
          onClick={open}
          className="-ms-3 -mb-2 mt-1 px-3! font-normal! text-ink-soft!"
        >
          {reviews.report}
        </Button>
      )}
    </div>
  );
}
