import { Button } from '@mantine/core';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { Link } from 'react-router';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Message } from '#counter/ui/message.tsx';
import { WindowTitle } from '#counter/ui/shop-name.tsx';

export function NotFound() {
  const { common } = useTexts();
  return (
    <>
      <WindowTitle screen={common.notFoundTitle} />
      <Message icon={MapPinOff} title={common.notFoundTitle} text={common.notFoundText}>
        <Button component={Link} to="/">
          {common.goHome}
        </Button>
      </Message>
    </>
  );
}
