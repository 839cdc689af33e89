import { Anchor, NumberInput, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import type { SettingField, TypedValues } from './setting-fields.ts';
import type { useGroup } from './use-group.ts';

interface SettingInputProps {
  field: SettingField;
  form: ReturnType<typeof useGroup>['form'];
  defaults: TypedValues;
  isReadOnly: boolean;
}

/** A field for one setting. Offers the default if the value differs from it. */
export function SettingInput({ field, form, defaults, isReadOnly }: SettingInputProps) {
  const { settings } = useTexts();
  const { writeCount } = useFormats();
  const { name, kind, language } = field;
  const initial = defaults[name] ?? '';
  const hint = settings.hints[name];
  const isChanged = form.values[name] !== initial && initial !== '';
  const shown = typeof initial === 'number' ? writeCount(initial) : initial.replaceAll('\n', ' ');
  const props = {
    label: settings.fields[name],
    readOnly: isReadOnly,
    variant: isReadOnly ? 'filled' : 'default',
    ...(hint && { description: hint }),
    // Descriptions go below the inputs, so that inputs in one row align.
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
      | 'label'
      | 'input'
      | 'description'
      | 'error'
    )[],
    ...form.getInputProps(name),
    inputContainer: (input: ReactNode) => (
      <>
        {input}
        {isChanged && !isReadOnly && (
          <Anchor
            component="button"
            type="button"
            fz="xs"
            mt={4}
            ta="start"
            onClick={() => form.setFieldValue(name, initial)}
          >
            {settings.defaultOffer(shown)}
          </Anchor>
        )}
      </>
    ),
  };
  const dir = language === undefined ? 'ltr' : language === 'ar' ? 'rtl' : 'ltr';
  if (kind === 'egp' || kind === 'count') {
    return (
      <NumberInput
        {...props}
        dir="ltr"
        hideControls
        allowNegative={false}
        decimalScale={kind === 'egp' ? 2 : 0}
        thousandSeparator=","
        placeholder={settings.placeholders[name] ?? settings.noLimit}
        inputMode={kind === 'egp' ? 'decimal' : 'numeric'}
      />
    );
  }
  if (kind === 'text' || kind === 'list')
    return <Textarea {...props} dir={dir} lang={language} autosize minRows={2} maxRows={8} />;
  return <TextInput {...props} dir={dir} lang={language} />;
}
