import { Button } from '@mantine/core';
import CircleAlert from 'lucide-react/icons/circle-alert';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useRouteError } from 'react-router';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Message } from '#counter/ui/message.tsx';

/** Detects a missing chunk: after an update, the server no longer has the older build's files. */
const isOutdated = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/** Replaces a screen that failed to load or render. */
export function ScreenError() {
  const { common } = useTexts();
  const isUpdated = isOutdated(useRouteError());
  return (
    <Message
      icon={isUpdated ? RefreshCw : CircleAlert}
      tone={isUpdated ? 'calm' : 'bad'}
      title={isUpdated ? common.newVersionTitle : common.brokenTitle}
      text={isUpdated ? common.newVersionText : common.brokenText}
    >
      <Button onClick={() => location.reload()}>{common.reload}</Button>
    </Message>
  );
}
