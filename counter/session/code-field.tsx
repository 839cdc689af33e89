import { TextInput, type TextInputProps } from '@mantine/core';
import { useTexts } from '#counter/i18n/language-provider.tsx';

interface CodeFieldProps extends TextInputProps {
  isRecoveryOnly?: boolean;
}

/** A field for a code from an authenticator app or a recovery code. */
export function CodeField({ isRecoveryOnly = false, ...others }: CodeFieldProps) {
  const { session } = useTexts();
  return (
    <TextInput
      label={session.code}
      description={isRecoveryOnly ? session.recoveryHint : session.codeHint}
      dir="ltr"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      autoFocus
      {...others}
    />
  );
}
