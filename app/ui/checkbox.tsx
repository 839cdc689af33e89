import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** A text at the end of the line, such as a count. */
  note?: string | undefined;
}

export function Checkbox({ label, note, className, ...input }: CheckboxProps) {
  return (
    <label className={clsx('checkbox', className)}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
      {note !== undefined && <small>{note}</small>}
    </label>
  );
}
