import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { useHydrated } from '#app/features/loading/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import * as common from '#messages/common.ts';
import { RefusalCard } from './refusal-card.tsx';
import type { Refusal } from './use-shop-form.ts';

interface ShopFormProps {
  submit: (event: FormEvent<HTMLFormElement>) => void;
  isBusy: boolean;
  refusal?: Refusal | undefined;
  onAccept?: (() => void) | undefined;
  onChange?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  children: ReactNode;
}

/** The frame of every form: what failed, the fields, and the button that sends them. */
export function ShopForm({ submit, isBusy, refusal, onAccept, onChange, children }: ShopFormProps) {
  const isAlive = useHydrated();
  return (
    // Should it ever be sent without us, nothing of it stands in the address.
    <form method="post" noValidate onSubmit={submit} onChange={onChange} className="grid gap-3">
      {refusal && onAccept && (
        <div className="mb-3">
          <RefusalCard key={refusal.attempt} text={refusal.text} onAccept={onAccept} />
        </div>
      )}
      {children}
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={isBusy}
        disabled={!isAlive}
        onMouseDown={keepFocus}
        className="mt-2 disabled:opacity-100"
      >
        {common.submit}
      </Button>
    </form>
  );
}

/** Else leaving a wrong field shows its message, the button moves away, and the click is lost. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
