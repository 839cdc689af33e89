import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import * as common from '#messages/common.ts';
import type { FailedAttempt } from './use-shop-form.ts';

interface ShopFormProps {
  /** The label of the submit button: Arabic names the action, English says 'Submit' everywhere. */
  label: string;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  isBusy: boolean;
  refusal?: FailedAttempt | undefined;
  onAccept?: (() => void) | undefined;
  onChange?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  children: ReactNode;
}

/** The layout of a form: the alert with a refusal, the fields and the submit button. */
export function ShopForm({ label, submit, isBusy, refusal, onAccept, onChange, children }: ShopFormProps) {
  const isHydrated = useHydrated();
  return (
    // Uses POST: a form that a browser submits before hydration must not put a password into the URL.
    <form method="post" noValidate onSubmit={submit} onChange={onChange} className="grid gap-3">
      {refusal && onAccept && (
        <div className="mb-3">
          <RefusalAlert key={refusal.attempt} text={refusal.text} onAccept={onAccept} />
        </div>
      )}
      {children}
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={isBusy}
        disabled={!isHydrated}
        onMouseDown={keepFocus}
        className="mt-2 disabled:opacity-100"
      >
        {label}
      </Button>
    </form>
  );
}

/** Keeps the focus in the field: its blur would show a message that moves the button away from the pointer. */
export function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

interface RefusalAlertProps {
  text: string;
  onAccept: () => void;
}

/** Explains why a form was refused. Takes the focus; its button moves the focus to the submit button. */
export function RefusalAlert({ text, onAccept }: RefusalAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div ref={alert} tabIndex={-1} className="unlifted outline-none">
      <Alert
        text={text}
        acceptLabel={common.accept}
        onAccept={() => {
          alert.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
          onAccept();
        }}
      />
    </div>
  );
}
