import { ActionIcon, CopyButton as MantineCopyButton, Tooltip } from '@mantine/core';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useTexts } from '#counter/i18n/language-provider.tsx';

/** Copies a text and confirms it for a moment. */
export function CopyButton({ text, label, size = 28 }: { text: string; label: string; size?: number }) {
  const { common } = useTexts();
  return (
    <MantineCopyButton value={text}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? common.copied : label} openDelay={copied ? 0 : 400}>
          <ActionIcon variant="subtle" color="gray" size={size} aria-label={label} onClick={copy}>
            {copied ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
          </ActionIcon>
        </Tooltip>
      )}
    </MantineCopyButton>
  );
}
