import { Button, Center } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { LineResult } from '#contract/bookkeeping/kinds.ts';
import type { Settlement, SettlementLine } from '#contract/bookkeeping/settlement-answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { OrderLink } from '#counter/money/ledger-table.tsx';
import money from '#counter/money/money.module.css';
import { Figure } from '#counter/ui/amount.tsx';
import { type Column, DataTable } from '#counter/ui/data-table.tsx';
import { QueryProblem, Rows } from '#counter/ui/loaded.tsx';
import { Message } from '#counter/ui/message.tsx';
import { ResultBadge } from './result-badge.tsx';
import { linesQuery } from './settlements-query.ts';

interface LineListProps {
  settlement: Settlement;
  result: LineResult | undefined;
}

/** The lines of a file in their original order, each with its order and result. */
export function LineList({ settlement, result }: LineListProps) {
  const { settlements } = useTexts();
  const query = useInfiniteQuery(linesQuery(settlement.id, result));
  const columns = useLineColumns();
  if (query.isPending) return <Rows />;
  if (!query.data) return <QueryProblem query={query} />;
  const lines = query.data.pages.flatMap(({ data }) => data);
  if (lines.length === 0)
    return (
      <Message icon={CircleCheck} order={2} title={settlements.noLines} text={settlements.noLinesText} />
    );
  return (
    <>
      <DataTable label={settlements.lines} columns={columns} rows={lines} keyOf={({ line }) => line} />
      {query.hasNextPage && (
        <Center mt="lg">
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {settlements.moreLines}
          </Button>
        </Center>
      )}
    </>
  );
}

const renderFigure = (piastres: number | null) => piastres !== null && <Figure piastres={piastres} />;

function useLineColumns(): Column<SettlementLine>[] {
  const { money: texts, settlements } = useTexts();
  const { writeCount, writeShortDay } = useFormats();
  return [
    { id: 'line', label: settlements.line, render: ({ line }) => settlements.lineNumber(writeCount(line)) },
    { id: 'result', label: settlements.outcome, render: ({ result }) => <ResultBadge result={result} /> },
    {
      id: 'order',
      label: texts.order,
      render: ({ orderNumber }) => orderNumber && <OrderLink number={orderNumber} />,
    },
    {
      id: 'reference',
      label: settlements.reference,
      render: ({ reference }) => (
        <bdi className={money.reference} title={reference}>
          {reference}
        </bdi>
      ),
    },
    { id: 'day', label: texts.day, render: ({ day }) => day && writeShortDay(day) },
    {
      id: 'amount',
      label: settlements.amount,
      isNumber: true,
      isLead: true,
      render: ({ amountPiastres }) => <Figure piastres={amountPiastres} />,
    },
    {
      id: 'expected',
      label: settlements.expected,
      isNumber: true,
      render: ({ expectedPiastres }) => renderFigure(expectedPiastres),
    },
    {
      id: 'difference',
      label: settlements.difference,
      isNumber: true,
      render: ({ amountPiastres, expectedPiastres }) =>
        renderFigure(expectedPiastres === null ? null : amountPiastres - expectedPiastres),
    },
    {
      id: 'fee',
      label: settlements.fee,
      isNumber: true,
      render: ({ feePiastres }) => renderFigure(feePiastres),
    },
  ];
}
