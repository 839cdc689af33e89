import type { ComponentProps } from 'react';
import { Field } from '#app/ui/field.tsx';
import * as forms from '#messages/forms.ts';

/** An Egyptian mobile number, however it is written. */
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
