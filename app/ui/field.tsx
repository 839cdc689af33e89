import { clsx } from 'clsx/lite';
import { type ComponentProps, type ReactNode, useId } from 'react';

/** The attributes that associate a control with its label and message. */
interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldTexts {
  label: string;
  /** One or more lines; undefined or empty if valid. */
  error?: string | undefined;
  /** A help text, shown while there is no error. */
  hint?: string | undefined;
}

/** A label above a control, and a message below. Room for the message is reserved, so that the page does not move; the message
 *  is a live region from the start, so that screen readers announce it. */
export function FieldFrame({
  label,
  error,
  hint,
  children,
}: FieldTexts & { children: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId();
  const message = `${id}-message`;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="justify-self-start text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? message : undefined,
      })}
      <div id={message} className="min-h-[1.4em] text-[0.8125rem] leading-[1.4]">
        {!error && hint && <p className="text-ink-soft">{hint}</p>}
        <p aria-live="polite" className="whitespace-pre-line text-offer">
          {error}
        </p>
      </div>
    </div>
  );
}

/** A single-line text field. */
export function Field({
  label,
  error,
  hint,
  className,
  ...input
}: FieldTexts & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(attributes) => (
        <input type="text" {...input} {...attributes} className={clsx('control', className)} />
      )}
    </FieldFrame>
  );
}
