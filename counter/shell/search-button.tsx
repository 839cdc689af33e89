import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core';
import { spotlight } from '@mantine/spotlight';
import Search from 'lucide-react/icons/search';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import styles from './shell.module.css';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

export function SearchButton() {
  const { shell } = useTexts();
  return (
    <>
      <UnstyledButton className={styles.search} onClick={spotlight.open} visibleFrom="md">
        <Search size={16} aria-hidden />
        <span>{shell.search}</span>
        <Kbd size="xs" dir="ltr">
          {isApple ? '⌘ K' : 'Ctrl K'}
        </Kbd>
      </UnstyledButton>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        hiddenFrom="md"
        aria-label={shell.search}
        onClick={spotlight.open}
      >
        <Search size={20} aria-hidden />
      </ActionIcon>
    </>
  );
}
