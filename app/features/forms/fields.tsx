/** Fields that several forms share. Their values are LTR in every language. */
import type { ComponentProps } from 'react';
import { Field } from '#app/ui/field.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import * as forms from '#messages/forms.ts';

type FieldProps = Omit<ComponentProps<typeof Field>, 'label'>;

export function EmailField(props: FieldProps & { label?: string }) {
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

/** An Egyptian mobile number in any common format. */
export function PhoneField(props: FieldProps & { label?: string }) {
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
