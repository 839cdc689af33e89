import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import type { Language } from '#contract/constants.ts';
import type { StaffMe } from '#contract/staff/answers.ts';
import { updateStaffMe } from '#contract/staff/me-calls.ts';
import { queryClient } from '#counter/data/query-client.ts';
import { askStaff } from '#counter/data/staff-client.ts';
import { useLanguage } from '#counter/i18n/language-provider.tsx';
import { meQuery, rememberMe } from './me.ts';

type Theme = StaffMe['theme'];

export const schemeOf = (theme: Theme): MantineColorScheme => (theme === 'system' ? 'auto' : theme);
const themeOf = (scheme: MantineColorScheme): Theme => (scheme === 'auto' ? 'system' : scheme);

/**
 * Saves a preference to the account, for other devices. Failures are ignored, because it applies on this device
 * anyway.
 */
async function save(body: { language?: Language; theme?: Theme }): Promise<void> {
  if (!queryClient.getQueryData(meQuery.queryKey)) return;
  const saved = await askStaff(updateStaffMe, { body }).catch(() => undefined);
  if (saved) rememberMe(saved.data);
}

/** The person's language and theme. A choice applies at once and is saved in the background. */
export function usePreferences() {
  const { language, chooseLanguage } = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return {
    language,
    theme: themeOf(colorScheme),
    chooseLanguage(wanted: Language) {
      void chooseLanguage(wanted);
      void save({ language: wanted });
    },
    chooseTheme(wanted: Theme) {
      setColorScheme(schemeOf(wanted));
      void save({ theme: wanted });
    },
  };
}
