import { AppShell } from '@mantine/core';
import { Outlet, useNavigation } from 'react-router';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { MentionsMenu } from '#counter/live/mentions-menu.tsx';
import { useOrderAlerts } from '#counter/live/use-order-alerts.ts';
import { ConnectionBanner } from '#counter/ui/connection-banner.tsx';
import { Forbidden } from '#counter/ui/loaded.tsx';
import { Logo } from '#counter/ui/logo.tsx';
import { Page } from '#counter/ui/page.tsx';
import { UnsavedQuestion } from '#counter/ui/unsaved-guard.tsx';
import { BottomLinks } from './bottom-links.tsx';
import { Palette } from './palette.tsx';
import { PersonMenu } from './person-menu.tsx';
import { ScreenLinks } from './screen-links.tsx';
import { useForbiddenScreen } from './screens.ts';
import { SearchButton } from './search-button.tsx';
import styles from './shell.module.css';

const CONTENT_ID = 'content';

/** The open screen, unless the person's role may not see it. */
function PermittedScreen() {
  const { shell } = useTexts();
  const forbidden = useForbiddenScreen();
  if (!forbidden) return <Outlet />;
  return (
    <Page title={shell.screens[forbidden.name]}>
      <Forbidden />
    </Page>
  );
}

/** The layout around the screens: the header and a sidebar, or a bottom bar on phones. */
export function Shell() {
  const { shell } = useTexts();
  useOrderAlerts();
  const isLoading = useNavigation().state === 'loading';
  return (
    <AppShell
      layout="alt"
      header={{ height: 56 }}
      navbar={{ width: 232, breakpoint: 'md', collapsed: { mobile: true } }}
    >
      <a href={`#${CONTENT_ID}`} className={styles.skip}>
        {shell.skipToContent}
      </a>
      <AppShell.Navbar className={styles.sidebar} aria-label={shell.mainMenu} visibleFrom="md">
        <div className={styles.brand}>
          <Logo />
        </div>
        <ScreenLinks />
      </AppShell.Navbar>
      <AppShell.Header className={styles.header}>
        <div className={styles.headerLogo}>
          <Logo />
        </div>
        <SearchButton />
        <MentionsMenu />
        <PersonMenu />
        {isLoading && <div className={styles.progress} aria-hidden="true" />}
      </AppShell.Header>
      <AppShell.Main id={CONTENT_ID} className={styles.main} tabIndex={-1}>
        <ConnectionBanner />
        <PermittedScreen />
      </AppShell.Main>
      <nav className={styles.bottomBar} aria-label={shell.mainMenu}>
        <BottomLinks />
      </nav>
      <Palette />
      <UnsavedQuestion />
    </AppShell>
  );
}
