import type { ComponentProps } from 'react';
import { CONTROL_LOOK } from './control-look.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { joinClasses } from './join-classes.ts';

/** A line of text to fill in. */
export function Field({
  label,
  error,
  hint,
  className,
  ...input
}: FieldTexts & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(wiring) => (
        <input type="text" {...input} {...wiring} className={joinClasses(CONTROL_LOOK, className)} />
      )}
    </FieldFrame>
  );
}
