import { ActionIcon, CopyButton as MantineCopyButton, Tooltip } from '@mantine/core';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useTexts } from '#counter/i18n/language-provider.tsx';

/** Copies a text; says so for a moment. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { order } = useTexts();
  return (
    <MantineCopyButton value={text}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? order.copied : label} openDelay={copied ? 0 : 400}>
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={label} onClick={copy}>
            {copied ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
          </ActionIcon>
        </Tooltip>
      )}
    </MantineCopyButton>
  );
}
