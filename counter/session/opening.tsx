import { Center, Loader } from '@mantine/core';
import { useTexts } from '#counter/i18n/language-provider.tsx';

/** Shown while the counter finds out who is there. */
export function Opening() {
  const { common } = useTexts();
  return (
    <Center mih="100dvh">
      <Loader type="dots" aria-label={common.loading} />
    </Center>
  );
}
