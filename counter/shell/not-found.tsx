import { Button } from '@mantine/core';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { Link } from 'react-router';
import { SHOP_NAME } from '#contract/constants.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Message } from '#counter/ui/message.tsx';

export function NotFound() {
  const { common } = useTexts();
  return (
    <>
      <title>{`${common.notFoundTitle} · ${SHOP_NAME}`}</title>
      <Message icon={MapPinOff} title={common.notFoundTitle} text={common.notFoundText}>
        <Button component={Link} to="/">
          {common.goHome}
        </Button>
      </Message>
    </>
  );
}
