import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { ProductPicture } from '#counter/ui/product-picture.tsx';
import { groupPicks } from './group-picks.ts';
import lines from './paper-lines.module.css';
import { PaperProduct } from './paper-product.tsx';
import styles from './print.module.css';
import type { PaperLanguage } from './use-papers.ts';

/** Lists each product of many orders once, with its total quantity. */
export function PickList({ orders, paper }: { orders: WholeOrder[]; paper: PaperLanguage }) {
  const { texts, formats, seller } = paper;
  return (
    <>
      <header className={styles.head}>
        <div>
          <strong className={styles.shop}>
            <bdi>{seller.name}</bdi>
          </strong>
          <div>{texts.print.papers.picklist}</div>
        </div>
        <div className={styles.headEnd}>
          <strong>{texts.orders.found(orders.length, formats.writeCount(orders.length))}</strong>
          <div>{formats.writeDay(new Date())}</div>
        </div>
      </header>
      <table className={`${styles.table} ${lines.picks}`}>
        <thead>
          <tr>
            <td className={styles.tick} />
            <th data-number>{texts.print.pieces}</th>
            <th>{texts.print.item}</th>
            <th>{texts.print.inOrders}</th>
          </tr>
        </thead>
        <tbody>
          {groupPicks(orders).map((product) => (
            <tr key={product.productId}>
              <td className={styles.tick}>
                <span />
              </td>
              <td data-number>
                <strong>{formats.writeCount(product.pieces)}</strong>
              </td>
              <td>
                <div className={lines.pick}>
                  <ProductPicture cover={product.cover} size={36} loading="eager" />
                  <PaperProduct product={product} paper={paper} />
                </div>
              </td>
              <td className={styles.small}>
                {product.orders.map(({ orderNumber, pieces }) => (
                  <div key={orderNumber} dir="ltr">
                    {pieces > 1 ? `${orderNumber} × ${pieces}` : orderNumber}
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
