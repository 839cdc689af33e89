import { useFormats } from '#counter/i18n/language-provider.tsx';
import styles from './amount.module.css';

interface AmountProps {
  piastres: number;
  currency?: string;
}

/** An amount of money, in figures of one width. */
export function Amount({ piastres, currency }: AmountProps) {
  const { writeMoney } = useFormats();
  return <bdi className={styles.amount}>{writeMoney(piastres, currency)}</bdi>;
}
