import { VAT_PERCENT } from '#contract/money.ts';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { isolate } from '#counter/i18n/formats.ts';
import { PaperAddress } from './paper-address.tsx';
import { PaperHead } from './paper-head.tsx';
import { PaperSeller } from './paper-seller.tsx';
import styles from './print.module.css';
import type { PaperLanguage } from './use-papers.ts';

/** Lists the ordered products with prices, and the included VAT. */
export function Invoice({ order, paper }: { order: WholeOrder; paper: PaperLanguage }) {
  const { texts, formats, language } = paper;
  const sums = [
    [texts.print.items, order.itemsPiastres],
    ...(order.couponCode === null
      ? []
      : [[`${texts.print.discount} ${isolate(order.couponCode)}`, -order.discountPiastres] as const]),
    [texts.print.shipping, order.shippingPiastres],
    [texts.print.total, order.totalPiastres],
    [texts.print.vatInside(VAT_PERCENT), order.vatPiastres],
  ] as const;
  return (
    <>
      <PaperHead order={order} title={texts.print.invoice} paper={paper} />
      <div className={styles.parties}>
        <PaperAddress order={order} paper={paper} />
        <PaperSeller paper={paper} />
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{texts.print.item}</th>
            <th data-number>{texts.print.pieces}</th>
            <th data-number>{texts.print.price}</th>
            <th data-number>{texts.print.amount}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>
                <bdi>{language === 'ar' ? line.titleAr : line.titleEn}</bdi>
              </td>
              <td data-number>{formats.writeCount(line.pieces)}</td>
              <td data-number>{formats.writeMoney(line.pricePiastres)}</td>
              <td data-number>{formats.writeMoney(line.pieces * line.pricePiastres)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.sums}>
        {sums.map(([name, piastres]) => (
          <div key={name} data-total={name === texts.print.total}>
            <dt>{name}</dt>
            <dd>{formats.writeMoney(piastres)}</dd>
          </div>
        ))}
      </dl>
      <footer className={styles.foot}>{texts.print.thanks}</footer>
    </>
  );
}
