import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { keepFocus, RefusalAlert } from '#app/features/forms/shop-form.tsx';
import type { Refusal } from '#app/features/forms/use-shop-form.ts';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import * as account from '#messages/account.ts';

interface InlineFormProps {
  submit: (event: FormEvent<HTMLFormElement>) => void;
  isBusy: boolean;
  refusal: Refusal | undefined;
  onAccept: () => void;
  /** What the button says. */
  label?: string | undefined;
  variant?: ButtonVariant | undefined;
  onCancel: () => void;
  children: ReactNode;
}

/** A small form among other things: it takes the focus when it opens, and can be left. */
export function InlineForm({
  submit,
  isBusy,
  refusal,
  onAccept,
  label = account.save,
  variant,
  onCancel,
  children,
}: InlineFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), []);
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-3">
      {refusal && <RefusalAlert key={refusal.attempt} text={refusal.text} onAccept={onAccept} />}
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={variant} isBusy={isBusy} onMouseDown={keepFocus}>
          {label}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {account.cancel}
        </Button>
      </div>
    </form>
  );
}
