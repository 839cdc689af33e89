import { type ReactNode, useId } from 'react';

/** What ties a control to its label and its message. */
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

/** Label above, control, and the place of a message below, which is there before the message: it neither jumps nor goes unheard. */
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
