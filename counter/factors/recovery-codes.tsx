import { Button, Checkbox, CopyButton, Group, Stack, Text } from '@mantine/core';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { useShopName } from '#counter/ui/shop-name.tsx';
import styles from './recovery-codes.module.css';

interface RecoveryCodesProps {
  codes: string[];
  onKept: () => void;
}

/**
 * Shows new recovery codes, which cannot be shown again. Continues only after the person confirms having saved them.
 */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { common, factors } = useTexts();
  const { email } = useMe();
  const [isKept, setKept] = useState(false);
  const title = `${useShopName()}: ${factors.codesOf(email)}`;
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${title}\n\n${text}\n`)}`;
  return (
    <Stack>
      <Text c="dimmed">{factors.codesText}</Text>
      <div data-print-alone>
        <p className={styles.printedTitle}>{title}</p>
        <ul className={styles.codes} dir="ltr" aria-label={factors.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <Group grow gap="xs" preventGrowOverflow={false}>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
              onClick={copy}
            >
              {copied ? common.copied : factors.copyAll}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          component="a"
          href={file}
          download="recovery-codes.txt"
          leftSection={<Download size={16} aria-hidden />}
        >
          {factors.download}
        </Button>
        <Button
          variant="default"
          leftSection={<Printer size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {factors.print}
        </Button>
      </Group>
      <Checkbox
        label={factors.kept}
        checked={isKept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <Button disabled={!isKept} onClick={onKept}>
        {factors.continue}
      </Button>
    </Stack>
  );
}
