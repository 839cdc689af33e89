import type { ComponentProps } from 'react';
import { PasswordField } from '#app/ui/password-field.tsx';
import * as forms from '#messages/forms.ts';

/** A password in the visitor's language, itself written from left to right. */
export function SecretField(props: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>) {
  return <PasswordField showLabel={forms.showPassword} hideLabel={forms.hidePassword} dir="ltr" {...props} />;
}
