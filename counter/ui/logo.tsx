import { Group, Text } from '@mantine/core';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import styles from './logo.module.css';
import { useShopName } from './shop-name.tsx';

export function Logo() {
  const { shell } = useTexts();
  return (
    <Group gap={10} wrap="nowrap">
      <svg className={styles.mark} width="28" height="28" viewBox="0 0 64 64" aria-hidden="true">
        <path d="M15 22a17 17 0 0 0 34 0h2.9a4 4 0 0 1 4 3.6l2.3 22.3A10 10 0 0 1 48.25 59h-32.5A10 10 0 0 1 5.8 47.9l2.3-22.3a4 4 0 0 1 4-3.6z" />
        <path d="M21 22a11 11 0 0 0 22 0zm-6 0a17 17 0 0 1 34 0h-6a11 11 0 0 0-22 0z" />
        <path fill="#e9a23b" d="M25.2 22a6.8 6.8 0 0 1 13.6 0z" />
      </svg>
      <div>
        <Text fw={600} lh={1.2} dir="auto">
          {useShopName()}
        </Text>
        <Text fz={11} lh={1.3} c="dimmed">
          {shell.name}
        </Text>
      </div>
    </Group>
  );
}
