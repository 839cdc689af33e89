import { Modal, type ModalProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

interface FormDialogProps extends Pick<ModalProps, 'opened' | 'title' | 'size'> {
  isUnsaved: boolean;
  onClose: () => void;
  /** Receives a function for buttons that close the dialog. */
  children: (close: () => void) => ReactNode;
}

/** A dialog with a form. Asks before unsaved changes are discarded. */
export function FormDialog({ isUnsaved, onClose, children, ...props }: FormDialogProps) {
  const { common } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const close = () => (isUnsaved ? setAsking(true) : onClose());
  return (
    <Modal
      {...props}
      onClose={close}
      // While the confirmation is open above this dialog, Escape reaches both.
      closeOnEscape={!isAsking}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {props.opened && isUnsaved && <UnsavedGuard isUnsaved />}
      {children(close)}
      {/* Not mounted until needed, so that the Escape that opens it does not also close it. */}
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
