import { Anchor, Modal, Stack, Text } from '@mantine/core';
import { resume } from '#counter/data/interruptions.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { rememberMe, useMe } from './me.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Asks the person to sign in again if the session ended during their work. */
export function SignInDialog() {
  const { session } = useTexts();
  const { id, email } = useMe();
  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={session.endedTitle}
    >
      <Stack>
        <Text c="dimmed">{session.endedText}</Text>
        <SignInForm
          email={email}
          onSignedIn={(me) => {
            // If another person signs in with their passkey, reloads, so that they cannot continue this person's work.
            if (me.id !== id) return location.reload();
            rememberMe(me);
            resume();
          }}
        />
        <Anchor component="button" type="button" fz="sm" c="dimmed" onClick={() => location.reload()}>
          {session.someoneElse}
        </Anchor>
      </Stack>
    </Modal>
  );
}
