import { readHour } from '#counter/i18n/formats.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { Page } from '#counter/ui/page.tsx';

/** The first screen: a greeting, and what there is to do. */
export function HomeScreen() {
  const { home } = useTexts();
  const { writeDay } = useFormats();
  const now = new Date();
  const hour = readHour(now);
  const greeting = hour < 12 ? home.goodMorning : hour < 17 ? home.goodAfternoon : home.goodEvening;
  return (
    <Page title={greeting} description={writeDay(now)}>
      {null}
    </Page>
  );
}
