import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import Undo2 from 'lucide-react/icons/undo-2';
import { Link, useSearchParams } from 'react-router';
import { RETURN_STATUSES } from '#contract/orders/returned.ts';
import type { BriefReturn } from '#contract/orders/staff-return-answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { Age } from '#counter/ui/age.tsx';
import { Amount } from '#counter/ui/amount.tsx';
import { Loaded } from '#counter/ui/loaded.tsx';
import { Message } from '#counter/ui/message.tsx';
import { Page } from '#counter/ui/page.tsx';
import { ReturnStatusBadge } from './return-status-badge.tsx';
import styles from './returns.module.css';
import { returnsQuery } from './returns-query.ts';

/** The list of returns. */
export function ReturnsScreen() {
  const { returns } = useTexts();
  const [params, setParams] = useSearchParams();
  const status = RETURN_STATUSES.find((each) => each === params.get('status'));
  const query = useQuery(returnsQuery(status));
  return (
    <Page
      title={returns.title}
      description={returns.subtitle}
      actions={
        <NativeSelect
          aria-label={returns.title}
          value={status ?? 'open'}
          data={(['open', ...RETURN_STATUSES] as const).map((value) => ({
            value,
            label: returns.statuses[value],
          }))}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setParams(value === 'open' ? {} : { status: value });
          }}
        />
      }
    >
      <Loaded query={query} lines={6}>
        {({ data }) =>
          data.length === 0 ? (
            <Message icon={Undo2} order={2} title={returns.emptyTitle} text={returns.empty} />
          ) : (
            <ul className={styles.rows}>
              {data.map((one) => (
                <ReturnRow key={one.number} one={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  );
}

function ReturnRow({ one }: { one: BriefReturn }) {
  const { returns, orders } = useTexts();
  const { writeCount } = useFormats();
  return (
    <li>
      <Link to={`/returns/${one.number}`} className={styles.row}>
        <span className={styles.who}>
          <bdi className={styles.name}>{one.shopper}</bdi>
          <span className={styles.facts}>
            {returns.number(writeCount(one.number))}
            {' · '}
            <bdi>{one.order}</bdi>
            {' · '}
            <Age at={one.requestedAt} />
          </span>
        </span>
        <span className={styles.why}>
          {returns.kinds[one.kind]}
          <span className={styles.facts}>{returns.reasons[one.reason]}</span>
        </span>
        <span className={styles.worth}>
          <Amount piastres={one.valuePiastres} />
          <span className={styles.facts}>{orders.pieces(one.pieces)}</span>
        </span>
        <span className={styles.status}>
          <ReturnStatusBadge status={one.status} />
        </span>
      </Link>
    </li>
  );
}
