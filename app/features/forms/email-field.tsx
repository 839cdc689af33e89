import type { ComponentProps } from 'react';
import { Field } from '#app/ui/field.tsx';
import * as forms from '#messages/forms.ts';

/** An e-mail address, which is written from left to right in every language. */
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
