import { TextInput } from '@mantine/core';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './copy-field.module.css';

interface CopyFieldProps {
  label: string;
  description?: string;
  value: string;
}

/** A read-only field with a text to copy, such as a link or a secret. */
export function CopyField({ label, description, value }: CopyFieldProps) {
  const { common } = useTexts();
  return (
    <TextInput
      label={label}
      description={description}
      value={value}
      readOnly
      dir="ltr"
      spellCheck={false}
      classNames={{ input: styles.input ?? '' }}
      onFocus={(event) => event.currentTarget.select()}
      rightSectionWidth={44}
      rightSection={<CopyButton text={value} label={common.copyOf(label)} size={32} />}
    />
  );
}
