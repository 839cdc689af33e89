import { Modal, type ModalProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

interface FormDialogProps extends Pick<ModalProps, 'opened' | 'title' | 'size'> {
  isUnsaved: boolean;
  onClose: () => void;
  /** Gets what a button calls that closes it. */
  children: (close: () => void) => ReactNode;
}

/** A dialog with a form: asks before unsaved work is closed or left. */
export function FormDialog({ isUnsaved, onClose, children, ...props }: FormDialogProps) {
  const { common } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const close = () => (isUnsaved ? setAsking(true) : onClose());
  return (
    <Modal
      {...props}
      onClose={close}
      // The question above this dialog hears the same Escape.
      closeOnEscape={!isAsking}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {props.opened && isUnsaved && <UnsavedGuard isUnsaved />}
      {children(close)}
      {/* Not there before it is asked: it would hear, and obey, the Escape that opens it. */}
      {isAsking && (
        <ConfirmDialog
          opened
          title={common.unsavedTitle}
          consequence={common.unsavedText}
          confirmLabel={common.leave}
          cancelLabel={common.stay}
          isDangerous
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </Modal>
  );
}
