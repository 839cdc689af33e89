import type { ComponentProps } from 'react';
import { usePersonalMessages } from '#app/i18n/use-personal-messages.ts';
import { Field } from '#app/ui/field.tsx';

/** An Egyptian mobile number, however it is written. */
export function PhoneField(props: Omit<ComponentProps<typeof Field>, 'label'>) {
  const { forms } = usePersonalMessages();
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
