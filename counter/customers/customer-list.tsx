import { Link } from 'react-router';
import type { BriefCustomer } from '#contract/customers/answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { Age } from '#counter/ui/age.tsx';
import { Amount } from '#counter/ui/amount.tsx';
import { PersonMark } from '#counter/ui/person-mark.tsx';
import { BlockBadge } from './block-notice.tsx';
import styles from './customers.module.css';

interface CustomerListProps {
  customers: BriefCustomer[];
  isStale: boolean;
}

/** The customers as rows; on a phone, each row takes two lines. */
export function CustomerList({ customers, isStale }: CustomerListProps) {
  const { columns } = useTexts().customers;
  return (
    <div className={styles.frame} data-stale={isStale}>
      <div className={styles.columnNames} aria-hidden="true">
        <span>{columns.name}</span>
        <span>{columns.phone}</span>
        <span>{columns.lastOrder}</span>
        <span data-number>{columns.orders}</span>
        <span data-number>{columns.paid}</span>
      </div>
      <ul className={styles.rows}>
        {customers.map((customer) => (
          <CustomerRow key={customer.id} customer={customer} />
        ))}
      </ul>
    </div>
  );
}

function CustomerRow({ customer }: { customer: BriefCustomer }) {
  const { customers: texts } = useTexts();
  const { writeCount } = useFormats();
  const { id, name, email, phone, block, orders, lastOrderAt, paidPiastres } = customer;
  return (
    <li data-list-row>
      <Link to={`/customers/${id}`} className={styles.row} data-list-link>
        <span className={styles.who}>
          <PersonMark name={name} size={34} />
          <span className={styles.names}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
              {block && <BlockBadge kind={block} />}
            </span>
            <span className={styles.facts} dir="ltr">
              {email}
            </span>
          </span>
        </span>
        <span className={styles.phone}>
          <bdi dir="ltr">{phone}</bdi>
        </span>
        <span className={styles.last}>{lastOrderAt && <Age at={lastOrderAt} />}</span>
        <span data-number>{texts.orders(orders, writeCount(orders))}</span>
        <span data-number className={styles.paid}>
          {paidPiastres > 0 && <Amount piastres={paidPiastres} />}
        </span>
      </Link>
    </li>
  );
}
