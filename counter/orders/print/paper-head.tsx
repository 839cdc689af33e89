import { SHOP_NAME } from '#contract/constants.ts';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import styles from './print.module.css';
import type { PaperLanguage } from './use-papers.ts';

interface PaperHeadProps {
  order: WholeOrder;
  title: string;
  paper: PaperLanguage;
}

/** The shop, the kind of paper, and the order. */
export function PaperHead({ order, title, paper: { texts, formats } }: PaperHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <strong className={styles.shop}>{SHOP_NAME}</strong>
        <div>{title}</div>
      </div>
      <div className={styles.headEnd}>
        <strong className={styles.number} dir="ltr">
          {order.orderNumber}
        </strong>
        <div>{`${texts.print.date}: ${formats.writeShortDay(order.placedAt, new Date(0))}`}</div>
      </div>
    </header>
  );
}
