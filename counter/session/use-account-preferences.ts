import { useMantineColorScheme } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { StaffMe } from '#contract/staff/answers.ts';
import { useLanguage } from '#counter/i18n/language-provider.tsx';
import { schemeOf } from './use-preferences.ts';

/** Applies an account's language and theme once after sign-in. The person can change both later. */
export function useAccountPreferences(me: StaffMe | undefined): void {
  const { language, chooseLanguage } = useLanguage();
  const { setColorScheme } = useMantineColorScheme();
  const appliedFor = useRef<string>(undefined);
  useEffect(() => {
    if (appliedFor.current === me?.id) return;
    appliedFor.current = me?.id;
    if (!me) return;
    setColorScheme(schemeOf(me.theme));
    if (me.language !== language) void chooseLanguage(me.language);
  }, [me, language, chooseLanguage, setColorScheme]);
}
