import { Checkbox } from '@mantine/core';
import type { RowSelectionState, Updater } from '@tanstack/react-table';
import { Link } from 'react-router';
import { nameGovernorate } from '#contract/governorates.ts';
import type { BriefOrder } from '#contract/orders/staff-answers.ts';
import { useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { Age } from '#counter/ui/age.tsx';
import { Amount } from '#counter/ui/amount.tsx';
import { OrderBadges } from './order-badges.tsx';
import styles from './order-cards.module.css';
import { useGatewayName } from './order-money.tsx';

interface OrderCardsProps {
  orders: BriefOrder[];
  selection: RowSelectionState;
  onSelect: (selection: Updater<RowSelectionState>) => void;
  isStale: boolean;
}

/** The orders on a phone, as cards. */
export function OrderCards({ orders, selection, onSelect, isStale }: OrderCardsProps) {
  const texts = useTexts().orders;
  return (
    <ul className={styles.cards} data-stale={isStale}>
      {orders.map((order) => (
        <li key={order.id} className={styles.card} data-selected={Boolean(selection[order.id])}>
          <div className={styles.check}>
            <Checkbox
              size="md"
              aria-label={texts.selectOrder(order.orderNumber)}
              checked={Boolean(selection[order.id])}
              onChange={(event) => {
                const isSelected = event.currentTarget.checked;
                onSelect(({ [order.id]: _, ...others }) =>
                  isSelected ? { ...others, [order.id]: true } : others,
                );
              }}
            />
          </div>
          <CardBody order={order} />
        </li>
      ))}
    </ul>
  );
}

function CardBody({ order }: { order: BriefOrder }) {
  const { orders } = useTexts();
  const { language } = useLanguage();
  const nameGateway = useGatewayName();
  const place = order.governorate ? nameGovernorate(order.governorate, language) : order.city;
  return (
    <Link to={order.orderNumber} className={styles.body}>
      <span className={styles.line}>
        <bdi className={styles.name}>{order.shopper}</bdi>
        <Amount piastres={order.totalPiastres} />
      </span>
      <span className={styles.facts}>
        <bdi>{order.orderNumber}</bdi>
        {' · '}
        <Age at={order.placedAt} />
        {' · '}
        <bdi>{place}</bdi>
      </span>
      <span className={styles.line}>
        <OrderBadges order={order} />
        <span className={styles.facts}>
          {orders.pieces(order.pieces)}
          {' · '}
          {nameGateway(order.gateway)}
        </span>
      </span>
    </Link>
  );
}
