import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import * as common from '#messages/common.ts';
import type { Refusal } from './use-shop-form.ts';

interface ShopFormProps {
  /** What the button says: Arabic names what it does, English says 'Submit' everywhere. */
  label: string;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  isBusy: boolean;
  refusal?: Refusal | undefined;
  onAccept?: (() => void) | undefined;
  onChange?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  children: ReactNode;
}

/** Every form of the shop: the alert with a refusal, the fields, and the submit button. */
export function ShopForm({ label, submit, isBusy, refusal, onAccept, onChange, children }: ShopFormProps) {
  const isHydrated = useHydrated();
  return (
    // POST, so that a form sent before hydration leaves no password in the address.
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

/** Without it, pressing the button would take the focus from a wrong field, whose message then moves the button away. */
export function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

interface RefusalAlertProps {
  text: string;
  onAccept: () => void;
}

/** Why a form was refused. It takes the focus, and passes it to the submit button when it is accepted. */
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
