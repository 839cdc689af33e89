import { type ReactNode, useEffect, useRef } from 'react';
import { keepFocus, RefusalAlert } from '#app/features/forms/shop-form.tsx';
import type { useShopForm } from '#app/features/forms/use-shop-form.ts';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import * as account from '#messages/account.ts';

interface InlineFormProps {
  form: Omit<ReturnType<typeof useShopForm>, 'bind'>;
  /** The label of the submit button. */
  label?: string | undefined;
  variant?: ButtonVariant | undefined;
  onCancel: () => void;
  children: ReactNode;
}

/** A small form inside a list: it takes the focus when it opens, and can be cancelled. */
export function InlineForm({
  form: { submit, isSubmitting, refusal, onAccept },
  label = account.save,
  variant,
  onCancel,
  children,
}: InlineFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), []);
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-3">
      {refusal && <RefusalAlert key={refusal.attempt} text={refusal.text} onAccept={onAccept} />}
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={variant} isBusy={isSubmitting} onMouseDown={keepFocus}>
          {label}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {account.cancel}
        </Button>
      </div>
    </form>
  );
}
