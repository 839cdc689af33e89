import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import Banknote from 'lucide-react/icons/banknote';
import type { CashOut } from '#contract/bookkeeping/answers.ts';
import { exportCashOut, readCashOut } from '#contract/bookkeeping/calls.ts';
import { createReadQuery } from '#counter/data/query-client.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { Loaded } from '#counter/ui/loaded.tsx';
import { Message } from '#counter/ui/message.tsx';
import { StatTiles } from '#counter/ui/stat-tiles.tsx';
import { CourierTable, OldestTable, useAgeText } from './cash-tables.tsx';
import { Downloads } from './downloads.tsx';
import styles from './money.module.css';
import { MoneyPage } from './money-page.tsx';

/** Cash not received yet: in parcels on their way, and with couriers after delivery. */
export function CashScreen() {
  const { money } = useTexts();
  const query = useQuery(createReadQuery(readCashOut));
  return (
    <MoneyPage screen="cash" actions={<Downloads path={exportCashOut.path} />}>
      <Loaded query={query} lines={8}>
        {({ data }) =>
          data.orders === 0 ? (
            <Message icon={Banknote} order={2} title={money.noCash} text={money.noCashText} />
          ) : (
            <CashResult cash={data} />
          )
        }
      </Loaded>
    </MoneyPage>
  );
}

function CashResult({ cash }: { cash: CashOut }) {
  const { money, orders } = useTexts();
  const { writeMoney, writeCount } = useFormats();
  const writeAges = useAgeText();
  const toTile = (
    label: string,
    { orders: count, amountPiastres }: { orders: number; amountPiastres: number },
  ) => ({
    label,
    value: <bdi>{writeMoney(amountPiastres)}</bdi>,
    note: orders.found(count, writeCount(count)),
  });
  return (
    <>
      <StatTiles
        tiles={[toTile(money.total, cash), ...cash.ages.map((age) => toTile(writeAges(age), age))]}
      />
      <Title order={2} className={styles.heading ?? ''}>
        {money.byCourier}
      </Title>
      <p className={styles.note}>{money.inEgp}</p>
      <CourierTable cash={cash} />
      <Title order={2} className={styles.heading ?? ''}>
        {money.oldest}
      </Title>
      <OldestTable orders={cash.oldest} />
    </>
  );
}
