import { Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#counter/i18n/language-provider.tsx';

interface SecretDialogProps<Secret> {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The form that creates the secret. */
  form: (onCreated: (secret: Secret) => void) => ReactNode;
  secretTitle: string;
  children: (secret: Secret) => ReactNode;
}

/** A dialog with a form that creates a secret, such as a key or a link. The secret is then shown only once. */
export function SecretDialog<Secret>({
  opened,
  onClose,
  title,
  form,
  secretTitle,
  children,
}: SecretDialogProps<Secret>) {
  const { common } = useTexts();
  const [created, setCreated] = useState<{ secret: Secret }>();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setCreated(undefined)}
      // A stray click must not lose the secret.
      closeOnClickOutside={false}
      title={created ? secretTitle : title}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {created ? children(created.secret) : form((secret) => setCreated({ secret }))}
    </Modal>
  );
}
