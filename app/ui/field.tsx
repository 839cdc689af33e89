import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from './class-names.ts';

/** The attributes that tie a control to its label and its message. */
interface Wiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldTexts {
  label: string;
  /** One or more lines; undefined or empty if nothing is wrong. */
  error?: string | undefined;
  /** Stands where an error would. */
  hint?: string | undefined;
}

/** Label above, control, and room for a message below: reserved, so that the page does not jump, and a live region from
 *  the start, so that the message is read out. */
export function FieldFrame({
  label,
  error,
  hint,
  children,
}: FieldTexts & { children: (wiring: Wiring) => ReactNode }) {
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

/** A text field of one line. */
export function Field({
  label,
  error,
  hint,
  className,
  ...input
}: FieldTexts & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(wiring) => <input type="text" {...input} {...wiring} className={joinClasses('control', className)} />}
    </FieldFrame>
  );
}
