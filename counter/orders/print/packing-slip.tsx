import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { CASH } from '../list-consequences.ts';
import { PaperAddress } from './paper-address.tsx';
import { PaperHead } from './paper-head.tsx';
import { PaperProduct } from './paper-product.tsx';
import styles from './print.module.css';
import type { PaperLanguage } from './use-papers.ts';

/** Lists the parcel's content, the address and the cash to collect. It shows no prices of single products. */
export function PackingSlip({ order, paper }: { order: WholeOrder; paper: PaperLanguage }) {
  const { texts, formats } = paper;
  const isToCollect = order.gateway === CASH && order.deliveredAt === null;
  return (
    <>
      <PaperHead order={order} title={texts.print.slip} paper={paper} />
      <PaperAddress order={order} paper={paper} />
      <div className={styles.collect}>
        <span>{isToCollect ? texts.print.collect : texts.print.paid}</span>
        {isToCollect && <strong>{formats.writeMoney(order.totalPiastres)}</strong>}
      </div>
      {order.carrier && (
        <div>
          {`${texts.print.courier}: `}
          <bdi>{order.carrier}</bdi> <bdi dir="ltr">{order.trackingNumber}</bdi>
        </div>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.tick} />
            <th>{texts.print.item}</th>
            <th data-number>{texts.print.pieces}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td className={styles.tick}>
                <span />
              </td>
              <td>
                <PaperProduct product={line} paper={paper} />
              </td>
              <td data-number>{formats.writeCount(line.pieces)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className={styles.foot}>{texts.print.thanks}</footer>
    </>
  );
}
