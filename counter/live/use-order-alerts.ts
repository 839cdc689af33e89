import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { readAlertSettings } from './alert-settings.ts';
import { listenToOrders, type OrderChange } from './order-stream.ts';
import { playChime } from './play-chime.ts';

/** New orders: placed in cash, or paid. */
const NEWS: readonly string[] = ['placed', 'paid'];

/** Tells of new orders on every screen, as the person wants it. */
export function useOrderAlerts(): void {
  const { home } = useTexts();
  const mayRead = useMe().permissions.includes('orders.read');
  const tell = useRef((_: OrderChange) => {});
  tell.current = ({ id, status }) => {
    if (!NEWS.includes(status)) return;
    const [title, message] =
      status === 'paid' ? [home.paidOrder, home.paidOrderText] : [home.newOrder, home.newOrderText];
    notifications.show({ id: `order-${id}`, title, message });
    const { isSoundOn, isNotificationOn } = readAlertSettings();
    if (isSoundOn) playChime();
    if (isNotificationOn && document.hidden && Notification.permission === 'granted')
      new Notification(title, { body: message, tag: id });
  };
  useEffect(() => (mayRead ? listenToOrders((change) => tell.current(change)) : undefined), [mayRead]);
}
