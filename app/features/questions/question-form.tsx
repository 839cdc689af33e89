import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { checkForm } from '#app/features/forms/check-form.ts';
import { keepFocus, RefusalAlert } from '#app/features/forms/shop-form.tsx';
import { rememberIfSignedOut } from '#app/features/intents/intent.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { FieldFrame } from '#app/ui/field.tsx';
import { ProviderError } from '#contract/client/provider-error.ts';
import { MAX_QUESTION_LENGTH, questionRequest } from '#contract/questions/requests.ts';
import * as common from '#messages/common.ts';
import { formatProblem } from '#messages/provider-errors.ts';
import * as messages from '#messages/questions.ts';
import { send } from './question-calls.ts';

interface QuestionFormProps {
  productId: string;
  /** The path to return to if the session has ended. */
  path: string;
  onClose: () => void;
}

const describeIssue = (issue: string) =>
  issue === 'links-not-allowed' ? messages.issues.links : messages.issues.question;

/** Asks the shop a question, validated by the contract's schema. */
export function QuestionForm({ productId, path, onClose }: QuestionFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [issue, setIssue] = useState<string>();
  const [refusal, setRefusal] = useState<{ attempt: number; text: string }>();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  useEffect(() => field.current?.focus(), []);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    const result = checkForm(questionRequest, Object.fromEntries(new FormData(event.currentTarget)));
    setIssue('issues' in result ? result.issues.question : undefined);
    setRefusal(undefined);
    if ('issues' in result) return field.current?.focus();
    isSending.current = true;
    setBusy(true);
    try {
      const intent = { kind: 'question', productId, path: `${path}#questions` } as const;
      await send(productId, result.output.question).catch(rememberIfSignedOut(intent));
      onClose();
      showToast({ kind: 'success', text: messages.sent });
    } catch (error) {
      const text = error instanceof ProviderError ? formatProblem(error) : common.ourFault;
      setRefusal((before) => ({ attempt: (before?.attempt ?? 0) + 1, text }));
    }
    isSending.current = false;
    setBusy(false);
  }

  return (
    <Card className="p-5 sm:p-6">
      <h3 className="mb-3 text-lg font-semibold">{messages.formTitle}</h3>
      <form method="post" noValidate onSubmit={submit} className="grid max-w-2xl gap-3">
        {refusal && (
          <RefusalAlert key={refusal.attempt} text={refusal.text} onAccept={() => setRefusal(undefined)} />
        )}
        <FieldFrame label={messages.label} hint={messages.hint()} error={issue && describeIssue(issue)}>
          {(attributes) => (
            <textarea
              {...attributes}
              ref={field}
              name="question"
              dir="auto"
              rows={3}
              maxLength={MAX_QUESTION_LENGTH}
              aria-required
              className="control"
            />
          )}
        </FieldFrame>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={isBusy} onMouseDown={keepFocus}>
            {messages.submit}
          </Button>
          <Button variant="plain" onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </form>
    </Card>
  );
}
