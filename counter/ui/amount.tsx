import { useFormats } from '#counter/i18n/language-provider.tsx';
import styles from './amount.module.css';

interface AmountProps {
  piastres: number;
  currency?: string;
}

/** An amount of money in tabular figures. */
export function Amount({ piastres, currency }: AmountProps) {
  const { writeMoney } = useFormats();
  return <bdi className={styles.amount}>{writeMoney(piastres, currency)}</bdi>;
}

/** An amount in EGP for table columns: always with two decimals, without the currency. */
export function Figure({ piastres }: { piastres: number }) {
  const { writeFigure } = useFormats();
  return (
    <bdi dir="ltr" className={styles.figure} data-zero={piastres === 0 || undefined}>
      {writeFigure(piastres)}
    </bdi>
  );
}
