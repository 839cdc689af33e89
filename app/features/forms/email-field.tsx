import type { ComponentProps } from 'react';
import { usePersonalMessages } from '#app/i18n/use-personal-messages.ts';
import { Field } from '#app/ui/field.tsx';

/** An e-mail address, which is written from left to right in every language. */
export function EmailField(props: Omit<ComponentProps<typeof Field>, 'label'>) {
  const { forms } = usePersonalMessages();
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
