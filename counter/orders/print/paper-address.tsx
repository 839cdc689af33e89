import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { listPlaces } from '#counter/addresses/write-address.ts';
import styles from './print.module.css';
import type { PaperLanguage } from './use-papers.ts';

/** The delivery address, large enough for the courier to read. */
export function PaperAddress({ order, paper }: { order: WholeOrder; paper: PaperLanguage }) {
  const { texts, language } = paper;
  const [street, ...places] = listPlaces(order, language);
  const phones = [order.phone, order.address.secondPhone].filter(Boolean).join(' / ');
  return (
    <section className={styles.address}>
      <div className={styles.label}>{texts.print.deliverTo}</div>
      <strong>
        <bdi>{order.address.recipient ?? order.shopper}</bdi>
      </strong>
      <div>
        <bdi dir="ltr">{phones}</bdi>
      </div>
      <div dir="auto">{street}</div>
      {order.address.landmark && <div dir="auto">{order.address.landmark}</div>}
      <div>{places.map((place) => `\u2068${place}\u2069`).join(language === 'ar' ? '، ' : ', ')}</div>
    </section>
  );
}
