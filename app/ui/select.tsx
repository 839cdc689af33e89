import { clsx } from 'clsx/lite';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, useId } from 'react';

interface SelectProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: string;
  /** Hides the label visually, but not from screen readers. */
  isLabelHidden?: boolean | undefined;
}

/** A styled native select. */
export function Select({ label, isLabelHidden = false, className, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'justify-self-start text-sm font-medium'}>
        {label}
      </label>
      <div className="relative">
        <select {...select} id={id} className="control appearance-none truncate pe-10" />
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto text-ink-soft"
        />
      </div>
    </div>
  );
}
