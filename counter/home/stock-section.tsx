import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Today } from '#contract/today/staff-calls.ts';
import { useFormats, useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { Section } from '#counter/ui/section.tsx';
import styles from './home.module.css';

/** The section shows this many products until the person asks for all. */
const FIRST_PRODUCTS = 5;

/** Products that are almost sold out, and pieces reserved for unpaid orders. */
export function StockSection({ stock }: { stock: Today['stock'] }) {
  const { home, orders } = useTexts();
  const { language } = useLanguage();
  const { writeCount } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const { low, lowest, heldPieces, heldOrders } = stock;
  const shown = isWhole ? lowest : lowest.slice(0, FIRST_PRODUCTS);
  return (
    <Section title={home.stock} description={low > 0 ? home.low(low, writeCount(low)) : home.noneLow}>
      {shown.length > 0 && (
        <ul className={styles.products}>
          {shown.map(({ id, titleEn, titleAr, quantity }) => (
            <li key={id}>
              <Link to={`/orders?product=${id}`}>
                <bdi>{language === 'ar' ? titleAr : titleEn}</bdi>
              </Link>
              <span>{home.left(quantity)}</span>
            </li>
          ))}
        </ul>
      )}
      {shown.length < lowest.length && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setWhole(true)}>
          {home.showAll(writeCount(lowest.length))}
        </Button>
      )}
      {heldPieces > 0 && (
        <p className={styles.held}>
          {home.held(orders.pieces(heldPieces), heldOrders, writeCount(heldOrders))}{' '}
          <Link to="/orders?status=pending">{home.seeHeld}</Link>
        </p>
      )}
    </Section>
  );
}
