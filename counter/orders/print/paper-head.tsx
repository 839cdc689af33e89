import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { Barcode } from './barcode.tsx';
import styles from './print.module.css';
import type { PaperLanguage } from './use-papers.ts';

interface PaperHeadProps {
  order: WholeOrder;
  title: string;
  paper: PaperLanguage;
}

/** The head of a printed document: shop, kind of document, order. */
export function PaperHead({ order, title, paper: { formats, seller } }: PaperHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <strong className={styles.shop}>
          <bdi>{seller.name}</bdi>
        </strong>
        <div>{title}</div>
      </div>
      <div className={styles.headEnd}>
        <Barcode text={order.orderNumber} size="large" />
        <div className={styles.headLine}>
          <strong className={styles.number} dir="ltr">
            {order.orderNumber}
          </strong>
          <span>{formats.writeShortDay(order.placedAt, new Date(0))}</span>
        </div>
      </div>
    </header>
  );
}
