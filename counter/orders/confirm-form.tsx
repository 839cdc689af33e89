import { ActForm, type ActFormProps } from './act-form.tsx';
import { listConsequences } from './list-consequences.ts';
import type { SimpleAction } from './run-act.ts';

/** An act that needs nothing but a yes. */
export function ConfirmForm({ order, action, onSend, ...props }: ActFormProps & { action: SimpleAction }) {
  return (
    <ActForm
      {...props}
      action={action}
      consequences={listConsequences(action, order)}
      onSubmit={() => onSend({ action })}
    />
  );
}
