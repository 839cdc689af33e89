import { MantineThemeProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useTexts } from '#counter/i18n/language-provider.tsx';

/** Renders notifications. Their close buttons have labels in the person's language. */
export function LocalNotifications() {
  const { common } = useTexts();
  const closeButtonProps = { 'aria-label': common.close };
  return (
    <MantineThemeProvider
      inherit
      theme={{ components: { Notification: { defaultProps: { closeButtonProps } } } }}
    >
      <Notifications position="bottom-right" />
    </MantineThemeProvider>
  );
}
