import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from './class-names.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** At the end of the line, such as a count. */
  note?: string | undefined;
}

export function Checkbox({ label, note, className, ...input }: CheckboxProps) {
  return (
    <label
      className={joinClasses(
        'flex min-h-9 cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-soft pointer-coarse:min-h-11',
        className,
      )}
    >
      <input {...input} type="checkbox" className="size-4.5 shrink-0 cursor-[inherit] accent-brand" />
      <span className="min-w-0 flex-1">{label}</span>
      {note !== undefined && <span className="text-sm text-ink-soft tabular-nums">{note}</span>}
    </label>
  );
}
