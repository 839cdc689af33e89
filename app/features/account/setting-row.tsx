import Check from 'lucide-react/icons/check';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/ui/button.tsx';
import * as account from '#messages/account.ts';

/** Class names of a box of setting rows with lines between them. */
export const BOXED_ROWS = 'divide-y divide-line rounded-card border border-line bg-surface';

interface EditableRowProps {
  label: string;
  value: ReactNode;
  /** Shown below the value while the form is closed. Its actions may call `close`, as the form does. */
  note?: (close: (isSaved: boolean) => void) => ReactNode;
  /** The form, which calls `close` with true if something was saved. */
  children: (close: (isSaved: boolean) => void) => ReactNode;
}

/** A setting with its label, value and a button. Its form replaces the value; closing it restores the focus. */
export function EditableRow({ label, value, note, children }: EditableRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const close = (hasSaved: boolean) => {
    flushSync(() => {
      setOpen(false);
      setSaved(hasSaved);
    });
    button.current?.focus();
  };
  return (
    <div className="grid gap-x-6 gap-y-1 px-4 py-4 sm:grid-cols-[11rem_minmax(0,1fr)] sm:px-6">
      <h3 className="text-sm text-ink-soft sm:pt-3">{label}</h3>
      <div>
        {isOpen ? (
          <div className="max-w-md pt-2 sm:pt-3">{children(close)}</div>
        ) : (
          <div className="flex items-center justify-between gap-4">
            <div className="flex min-w-0 flex-wrap items-center gap-x-3 wrap-anywhere">
              <div className="min-w-0 font-medium">{value}</div>
              {isSaved && (
                <p aria-hidden="true" className="flex items-center gap-1 text-sm text-brand-strong">
                  <Check size={16} />
                  {account.saved}
                </p>
              )}
            </div>
            <Button
              ref={button}
              aria-label={account.about(account.change, label)}
              variant="plain"
              onClick={() => setOpen(true)}
              className="-me-4 shrink-0 text-sm"
            >
              {account.change}
            </Button>
          </div>
        )}
        {/* Always rendered, so that screen readers announce changes in it. */}
        <div role="status">
          {!isOpen && isSaved && <span className="sr-only">{account.saved}</span>}
          {!isOpen && note?.(close)}
        </div>
      </div>
    </div>
  );
}
