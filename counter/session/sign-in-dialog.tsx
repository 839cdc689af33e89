import { Anchor, Modal, Stack, Text } from '@mantine/core';
import { resume } from '#counter/data/interruptions.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { rememberMe, useMe } from './me.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Shown above unfinished work when its session ended. */
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
            // A passkey can be another person's, who must not go on with this work.
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
