import { useQuery } from '@tanstack/react-query';
import { readToday } from '#contract/today/staff-calls.ts';
import { createReadQuery } from '#counter/data/query-client.ts';
import { readHour } from '#counter/i18n/formats.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { AlertsMenu } from '#counter/live/alerts-menu.tsx';
import { useMe } from '#counter/session/me.ts';
import { Loaded } from '#counter/ui/loaded.tsx';
import { Page } from '#counter/ui/page.tsx';
import { AttentionSection } from './attention-section.tsx';
import { SalesSection } from './sales-section.tsx';
import { StockSection } from './stock-section.tsx';
import { WaitingCards } from './waiting-cards.tsx';

/** Refetched at an interval, in case the live updates of orders fail. */
const todayQuery = { ...createReadQuery(readToday), refetchInterval: 60_000 };

/** The first screen: what waits for the staff, and sales. */
export function HomeScreen() {
  const { home } = useTexts();
  const { writeDay } = useFormats();
  const { permissions } = useMe();
  const now = new Date();
  const hour = readHour(now);
  const greeting = hour < 12 ? home.goodMorning : hour < 17 ? home.goodAfternoon : home.goodEvening;
  return (
    <Page title={greeting} description={writeDay(now)} actions={<AlertsMenu />}>
      {permissions.includes('orders.read') && <TodaySections />}
      {permissions.includes('money.read') && <SalesSection />}
    </Page>
  );
}

function TodaySections() {
  const query = useQuery(todayQuery);
  return (
    <Loaded query={query} lines={4}>
      {({ data }) => (
        <>
          <WaitingCards today={data} />
          <AttentionSection today={data} />
          <StockSection stock={data.stock} />
        </>
      )}
    </Loaded>
  );
}
