import { Box, Button, Group, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import { Fragment } from 'react';
import { Link, useParams } from 'react-router';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { Age } from '#counter/ui/age.tsx';
import { CopyButton } from '#counter/ui/copy-button.tsx';
import { Loaded } from '#counter/ui/loaded.tsx';
import page from '#counter/ui/page.module.css';
import { WindowTitle } from '#counter/ui/shop-name.tsx';
import { useScreenShortcuts } from '#counter/ui/use-screen-shortcuts.ts';
import { KeysButton, KeysDialog } from './keys-dialog.tsx';
import styles from './order.module.css';
import { OrderActions } from './order-actions.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderBadges } from './order-badges.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { orderQuery } from './orders-query.ts';
import { PaymentLink } from './payment-link.tsx';

export function OrderScreen() {
  const { order: number = '' } = useParams();
  const { order: texts } = useTexts();
  const query = useQuery(orderQuery(number));
  const [isHelpOpen, help] = useDisclosure();
  useScreenShortcuts(help.open);
  return (
    <div className={page.page}>
      <WindowTitle screen={query.data?.orderNumber ?? number} />
      <Link to="/orders" className={page.back} aria-keyshortcuts="U">
        <ArrowLeft size={15} aria-hidden />
        {texts.back}
      </Link>
      <Loaded query={query} lines={8} isScreen>
        {(order) => (
          // The key resets forms, so that text typed for one order does not appear in another.
          <Fragment key={order.id}>
            <OrderHeader order={order} onHelp={help.open} />
            <div className={styles.columns}>
              <div>
                <OrderLines order={order} />
                <div className={styles.timelinePlace}>
                  <OrderTimeline order={order} />
                </div>
                <div className={styles.timelinePlace}>
                  <OrderNotes order={order} />
                </div>
              </div>
              <div>
                <OrderAddress order={order} />
                <OrderMoney order={order} />
                <OrderReturns order={order} />
                <OrderHistory order={order} />
              </div>
            </div>
            <div className={styles.barSpace} />
          </Fragment>
        )}
      </Loaded>
      <KeysDialog screen="order" isOpen={isHelpOpen} onClose={help.close} />
    </div>
  );
}

function OrderHeader({ order, onHelp }: { order: WholeOrder; onHelp: () => void }) {
  const { order: texts } = useTexts();
  const { writeMoment } = useFormats();
  return (
    <div className={styles.header}>
      <div>
        <Group gap={6}>
          <Title order={1}>
            <bdi dir="ltr">{order.orderNumber}</bdi>
          </Title>
          <CopyButton text={order.orderNumber} label={texts.copyNumber} />
          <OrderBadges order={order} />
        </Group>
        <Text fz="sm" c="dimmed" mt={2}>
          {`${writeMoment(order.placedAt)} · `}
          <Age at={order.placedAt} />
          {` · ${texts.placedIn[order.language]}`}
        </Text>
      </div>
      <Button
        component={Link}
        to={`/orders/print?orders=${order.orderNumber}`}
        variant="default"
        aria-keyshortcuts="P"
        aria-label={texts.print}
        title={texts.print}
        leftSection={<Printer size={16} aria-hidden />}
        classNames={{ root: styles.print, label: styles.printLabel, section: styles.printIcon }}
      >
        {texts.print}
      </Button>
      <Group gap="xs" className={styles.headerActions}>
        <PaymentLink order={order} />
        <OrderActions order={order} />
        <Box visibleFrom="md">
          <KeysButton size={36} onClick={onHelp} />
        </Box>
      </Group>
    </div>
  );
}
