import { Center, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Logo } from '#counter/ui/logo.tsx';
import { WindowTitle } from '#counter/ui/shop-name.tsx';
import styles from './entry-frame.module.css';
import { PreferencesMenu } from './preferences-menu.tsx';

interface EntryFrameProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** The layout of screens outside the shell, such as the sign-in screen: one card. */
export function EntryFrame({ title, text, children }: EntryFrameProps) {
  return (
    <div className={styles.frame}>
      <WindowTitle screen={title} />
      <header className={styles.top}>
        <Logo />
        <PreferencesMenu />
      </header>
      <main className={styles.main}>
        <Paper className={styles.card} withBorder shadow="md">
          <Stack gap={4} mb="lg">
            <Title order={1}>{title}</Title>
            {text && <Text c="dimmed">{text}</Text>}
          </Stack>
          {children}
        </Paper>
      </main>
    </div>
  );
}

/** A loading indicator for the whole page. */
export function Opening() {
  const { common } = useTexts();
  return (
    <Center mih="100dvh">
      <Loader type="dots" aria-label={common.loading} />
    </Center>
  );
}
