import type { ComponentProps } from 'react';
import { usePersonalMessages } from '#app/i18n/use-personal-messages.ts';
import { PasswordField } from '#app/ui/password-field.tsx';

/** A password in the visitor's language, itself written from left to right. */
export function SecretField(props: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>) {
  const { forms } = usePersonalMessages();
  return <PasswordField showLabel={forms.showPassword} hideLabel={forms.hidePassword} dir="ltr" {...props} />;
}
