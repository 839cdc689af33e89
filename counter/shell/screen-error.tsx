import { Button } from '@mantine/core';
import CircleAlert from 'lucide-react/icons/circle-alert';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useRouteError } from 'react-router';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Message } from '#counter/ui/message.tsx';

/** A file of an older build, which the server no longer has. */
const isOutdated = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/** Shown in place of a screen that failed. */
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
