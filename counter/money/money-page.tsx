import type { ReactNode } from 'react';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Page } from '#counter/ui/page.tsx';
import { TabLinks } from '#counter/ui/tab-links.tsx';

const SCREEN_PATHS = {
  days: '/money',
  ledger: '/money/ledger',
  cash: '/money/cash',
  vat: '/money/vat',
  settlements: '/money/settlements',
} as const;

type MoneyScreen = keyof typeof SCREEN_PATHS;

interface MoneyPageProps {
  screen: MoneyScreen;
  actions?: ReactNode;
  children: ReactNode;
}

/** The layout of the money screens, with links to all of them. */
export function MoneyPage({ screen, actions, children }: MoneyPageProps) {
  const { money } = useTexts();
  const links = (Object.keys(SCREEN_PATHS) as MoneyScreen[]).map((name) => ({
    ...{ name, to: SCREEN_PATHS[name] },
    label: money.screens[name],
  }));
  return (
    <Page title={money.titles[screen]} description={money.subtitles[screen]} actions={actions}>
      <TabLinks label={money.label} links={links} current={screen} />
      {children}
    </Page>
  );
}
