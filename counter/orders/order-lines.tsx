import { Button, Text } from '@mantine/core';
import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { hasPermission } from '#contract/staff/permissions.ts';
import { isolate } from '#counter/i18n/formats.ts';
import { useFormats, useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { Amount } from '#counter/ui/amount.tsx';
import { ProductPicture } from '#counter/ui/product-picture.tsx';
import { Section } from '#counter/ui/section.tsx';
import styles from './order.module.css';

/** The statuses in which the products of an order can be changed. */
const CHANGEABLE_STATUSES: readonly WholeOrder['status'][] = [
  'pending',
  'failed',
  'placed',
  'confirmed',
  'paid',
  'packed',
];

export const areLinesChangeable = ({ status }: WholeOrder): boolean => CHANGEABLE_STATUSES.includes(status);

/** The ordered products and the amounts. */
export function OrderLines({ order }: { order: WholeOrder }) {
  const { order: texts, orders, changeLines } = useTexts();
  const isChangeable = hasPermission(useMe().role, 'orders.change') && areLinesChangeable(order);
  const { language } = useLanguage();
  const { writeMoney, writeCount } = useFormats();
  const sums = [
    [texts.items, order.itemsPiastres],
    ...(order.couponCode === null
      ? []
      : [[`${texts.discount} ${isolate(order.couponCode)}`, -order.discountPiastres] as const]),
    [texts.shipping, order.shippingPiastres],
    [texts.vat, order.vatPiastres],
  ] as const;
  return (
    <Section
      title={texts.lines}
      description={orders.pieces(order.pieces)}
      action={
        isChangeable && (
          <Button
            component={Link}
            to={`/orders/${order.orderNumber}/products`}
            variant="default"
            size="xs"
            leftSection={<Pencil size={14} aria-hidden />}
          >
            {changeLines.open}
          </Button>
        )
      }
    >
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <ProductPicture cover={line.cover} />
            <div className={styles.lineText}>
              <Text fw={500} lineClamp={2}>
                <bdi>{language === 'ar' ? line.titleAr : line.titleEn}</bdi>
              </Text>
              <Text fz="xs" c="dimmed">
                <b>{`${writeCount(line.pieces)} ×`}</b> {texts.each(writeMoney(line.pricePiastres))}
              </Text>
            </div>
            <Amount piastres={line.pieces * line.pricePiastres} />
          </li>
        ))}
      </ul>
      <dl className={`${styles.sums} ${styles.ruled}`}>
        {sums.map(([name, piastres]) => (
          <SumRow key={name} name={name} piastres={piastres} />
        ))}
        <SumRow name={texts.total} piastres={order.totalPiastres} isStrong />
        {order.owedPiastres > 0 && <SumRow name={changeLines.stillOwed} piastres={order.owedPiastres} />}
      </dl>
    </Section>
  );
}

function SumRow({ name, piastres, isStrong }: { name: string; piastres: number; isStrong?: boolean }) {
  return (
    <>
      <dt data-strong={isStrong}>{name}</dt>
      <dd data-strong={isStrong}>
        <Amount piastres={piastres} />
      </dd>
    </>
  );
}
