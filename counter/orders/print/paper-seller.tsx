import styles from './print.module.css';
import type { PaperLanguage } from './use-papers.ts';

/** The seller's details that invoices require, as far as the settings contain them. */
export function PaperSeller({ paper: { texts, seller } }: { paper: PaperLanguage }) {
  const { company, address, phone, taxNumber, commercialRegister } = seller;
  const numbers = [
    { name: texts.print.taxNumber, number: taxNumber },
    { name: texts.print.register, number: commercialRegister },
  ].filter(({ number }) => number !== null);
  return (
    <section className={styles.address}>
      <div className={styles.label}>{texts.print.soldBy}</div>
      <strong>
        <bdi>{company ?? seller.name}</bdi>
      </strong>
      {address && <div dir="auto">{address}</div>}
      {phone && (
        <div>
          <bdi dir="ltr">{phone}</bdi>
        </div>
      )}
      {numbers.map(({ name, number }) => (
        <div key={name}>
          {`${name}: `}
          <bdi dir="ltr">{number}</bdi>
        </div>
      ))}
    </section>
  );
}
