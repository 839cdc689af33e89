import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { LINE_RESULTS } from '#contract/bookkeeping/kinds.ts';
import type { Settlement } from '#contract/bookkeeping/settlement-answers.ts';
import { exportSettlement } from '#contract/bookkeeping/settlement-calls.ts';
import { joinFacts } from '#counter/i18n/formats.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { Downloads } from '#counter/money/downloads.tsx';
import { useMe } from '#counter/session/me.ts';
import { Loaded } from '#counter/ui/loaded.tsx';
import { Page } from '#counter/ui/page.tsx';
import { StatTiles } from '#counter/ui/stat-tiles.tsx';
import { TabLinks } from '#counter/ui/tab-links.tsx';
import { LineList } from './line-list.tsx';
import { MissingList } from './missing-list.tsx';
import styles from './settlements.module.css';
import { settlementQuery } from './settlements-query.ts';
import { useSettlementTexts } from './use-settlement-texts.ts';
import { WithdrawButton } from './withdraw-button.tsx';

const LINE_VIEWS = ['all', ...LINE_RESULTS, 'missing'] as const;
type LineView = (typeof LINE_VIEWS)[number];

/** A settlement file: what agrees with the ledger, what differs, and what is missing. */
export function SettlementScreen() {
  const { settlement: id = '' } = useParams();
  const { settlements } = useTexts();
  const query = useQuery(settlementQuery(id));
  const canWithdraw = useMe().permissions.includes('money.change');
  const { nameSource } = useSettlementTexts();
  const [params] = useSearchParams();
  const shown = LINE_VIEWS.find((each) => each === params.get('show')) ?? 'all';
  const settlement = query.data?.data;
  const result = shown === 'all' || shown === 'missing' ? undefined : shown;
  return (
    <Page
      title={settlement ? nameSource(settlement) : settlements.one}
      description={settlement && <Description settlement={settlement} />}
      back={{ to: '/money/settlements', label: settlements.back }}
      actions={
        settlement && (
          <Group gap="xs">
            <Downloads
              path={exportSettlement.path.replace('{id}', id)}
              query={{ ...(result && { result }) }}
            />
            {canWithdraw && <WithdrawButton settlement={settlement} />}
          </Group>
        )
      }
    >
      <Loaded query={query} lines={8}>
        {({ data }) => (
          <>
            <Summary settlement={data} />
            <ShownLinks settlement={data} missing={data.missing.count} current={shown} />
            <p className={styles.note}>{settlements.explain[shown]}</p>
            {shown === 'missing' ? (
              <MissingList {...data.missing} />
            ) : (
              <LineList key={shown} settlement={data} result={result} />
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Description({ settlement }: { settlement: Settlement }) {
  const { settlements } = useTexts();
  const { writeMoment } = useFormats();
  const { writeDays } = useSettlementTexts();
  const { fileName, at, person } = settlement;
  const imported = settlements.importedAt(writeMoment(at), person);
  return joinFacts([fileName, writeDays(settlement), imported]);
}

function Summary({ settlement }: { settlement: Settlement }) {
  const { settlements } = useTexts();
  const { writeMoney, writeCount } = useFormats();
  const { lines, amountPiastres, feePiastres, differencePiastres } = settlement;
  const amount = (piastres: number) => <bdi>{writeMoney(piastres)}</bdi>;
  return (
    <StatTiles
      tiles={[
        { label: settlements.lines, value: writeCount(lines) },
        { label: settlements.amount, value: amount(amountPiastres) },
        { label: settlements.fees, value: amount(feePiastres) },
        {
          label: settlements.difference,
          value: amount(differencePiastres),
          note: settlements.differenceHint,
        },
      ]}
    />
  );
}

interface ShownLinksProps {
  settlement: Settlement;
  missing: number;
  current: LineView;
}

function ShownLinks({ settlement: { lines, results }, missing, current }: ShownLinksProps) {
  const { settlements } = useTexts();
  const counts: Record<LineView, number> = { all: lines, ...results, missing };
  return (
    <TabLinks
      label={settlements.show}
      current={current}
      links={LINE_VIEWS.map((name) => ({
        ...{ name, count: counts[name], to: name === 'all' ? '?' : `?show=${name}` },
        label: name === 'all' || name === 'missing' ? settlements[name] : settlements.results[name],
      }))}
    />
  );
}
