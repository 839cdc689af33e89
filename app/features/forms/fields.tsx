/** Fields that several forms share. Their contents are LTR in every language. */
import type { ComponentProps } from 'react';
import { Field } from '#app/ui/field.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import * as forms from '#messages/forms.ts';

export function EmailField(props: Omit<ComponentProps<typeof Field>, 'label'>) {
  return (
    <Field
      label={forms.fields.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      {...props}
    />
  );
}

/** An Egyptian mobile number, in any common spelling. */
export function PhoneField(props: Omit<ComponentProps<typeof Field>, 'label'>) {
  return (
    <Field
      label={forms.fields.phone}
      hint={forms.phoneHint}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      dir="ltr"
      {...props}
    />
  );
}

export function SecretField(props: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>) {
  return <PasswordField showLabel={forms.showPassword} hideLabel={forms.hidePassword} dir="ltr" {...props} />;
}
