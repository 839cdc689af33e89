import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { useRootAttribute } from './use-root-attribute.ts';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A modal dialog. The browser traps and restores the focus, and closes it on Escape and on a tap outside. */
export function Dialog({ isOpen, onClose, title, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  useRootAttribute('modal', isOpen);
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby={titleId}
      onClose={onClose}
      className="dialog m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card bg-surface p-0 text-ink lifted backdrop:bg-ink/40 forced-colors:border"
    >
      <div className="flex items-center gap-4 p-6 pb-0">
        <h2 id={titleId} className="flex-1 text-xl font-semibold tracking-tight">
          {title}
        </h2>
        <IconButton
          name={closeLabel}
          icon={<X aria-hidden="true" size={20} />}
          onClick={() => dialog.current?.close()}
          className="-me-2 self-start"
        />
      </div>
      <div className="p-6 pt-3">{children}</div>
    </dialog>
  );
}
