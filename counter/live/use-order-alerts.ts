import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { readAlertSettings } from './alert-settings.ts';
import { listenToOrders, type OrderChange } from './order-stream.ts';
import { playChime } from './play-chime.ts';

/** Statuses that announce a new order: placed for cash on delivery, or paid online. */
const NEW_ORDER_STATUSES: readonly string[] = ['placed', 'paid'];
const NOTIFICATION_ID = 'new-orders';

/** Announces new orders on every screen. Sounds and browser notifications depend on this device's settings. */
export function useOrderAlerts(): void {
  const { home } = useTexts();
  const { writeCount } = useFormats();
  const mayRead = useMe().permissions.includes('orders.read');
  const told = useRef(0);
  const tell = useRef((_: OrderChange) => {});
  tell.current = ({ id, status }) => {
    if (!NEW_ORDER_STATUSES.includes(status)) return;
    const [title, message] =
      status === 'paid' ? [home.paidOrder, home.paidOrderText] : [home.newOrder, home.newOrderText];
    told.current += 1;
    // All new orders share one notification, so that many of them do not cover the screen.
    if (told.current === 1)
      notifications.show({ id: NOTIFICATION_ID, title, message, onClose: () => (told.current = 0) });
    else
      notifications.update({ id: NOTIFICATION_ID, title: home.newOrders(writeCount(told.current)), message });
    const { isSoundOn, isNotificationOn } = readAlertSettings();
    if (isSoundOn) playChime();
    if (isNotificationOn && document.hidden && Notification.permission === 'granted')
      new Notification(title, { body: message, tag: id });
  };
  useEffect(() => (mayRead ? listenToOrders((change) => tell.current(change)) : undefined), [mayRead]);
}
