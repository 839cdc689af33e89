import { ActionIcon, CopyButton, TextInput, Tooltip } from '@mantine/core';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import styles from './copy-field.module.css';

interface CopyFieldProps {
  label: string;
  description?: string;
  value: string;
}

/** A text to take elsewhere, such as a link or a secret. */
export function CopyField({ label, description, value }: CopyFieldProps) {
  const { common } = useTexts();
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
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
          rightSection={
            <Tooltip label={copied ? common.copied : common.copy}>
              <ActionIcon
                variant="subtle"
                color={copied ? 'brand' : 'gray'}
                size={32}
                aria-label={`${copied ? common.copied : common.copy}: ${label}`}
                onClick={copy}
              >
                {copied ? <Check size={17} aria-hidden /> : <Copy size={17} aria-hidden />}
              </ActionIcon>
            </Tooltip>
          }
        />
      )}
    </CopyButton>
  );
}
