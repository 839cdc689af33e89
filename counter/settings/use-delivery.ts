import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import * as v from 'valibot';
import { ProviderError } from '#contract/client/provider-error.ts';
import { deliveryTable, listDelivery, setDeliveryTable } from '#contract/delivery/staff-calls.ts';
import { createReadQuery, queryClient } from '#counter/data/query-client.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import type { Side } from '#counter/ui/conflict-dialog.tsx';
import { useErrorTexts } from '#counter/ui/describe-error.ts';
import { useDialog } from '#counter/ui/use-dialog.ts';

export type DeliveryTable = v.InferOutput<typeof deliveryTable>;
type Days = DeliveryTable['data'][number];
/** Delivery days as typed. */
type TypedDays = Record<'fromDays' | 'toDays', number | string>;
type DeliveryRow = TypedDays & { governorate: string };

const MAX_DAYS = 60;

export const deliveryQuery = createReadQuery(listDelivery);

const isDay = (typed: number | string) =>
  typed !== '' && Number.isInteger(Number(typed)) && Number(typed) >= 0 && Number(typed) <= MAX_DAYS;
export const isValid = ({ fromDays, toDays }: TypedDays): boolean =>
  isDay(fromDays) && isDay(toDays) && Number(fromDays) <= Number(toDays);

const isSame = (one: TypedDays | undefined, other: TypedDays | undefined) =>
  one?.fromDays === other?.fromDays && one?.toDays === other?.toDays;
const findByGovernorate = <Each extends { governorate: string }>(rows: Each[], governorate: string) =>
  rows.find((row) => row.governorate === governorate);

function readCurrent(error: unknown): DeliveryTable | undefined {
  if (!(error instanceof ProviderError) || error.refusal !== 'changed-meanwhile') return undefined;
  const { success, output } = v.safeParse(deliveryTable, error.current);
  return success ? output : undefined;
}

/** State of the delivery days form. */
export function useDelivery(table: DeliveryTable) {
  const { common } = useTexts();
  const { describeFailure } = useErrorTexts();
  /** The version that the edits are based on. Undefined until the first edit. */
  const [base, setBase] = useState<DeliveryTable>();
  const [edits, setEdits] = useState<ReadonlyMap<string, Partial<TypedDays>>>(new Map());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const conflict = useDialog<{ theirs: DeliveryTable; fields: { mine: Days; theirs: Days }[] }>();

  const from = base ?? table;
  const rows: DeliveryRow[] = from.data.map((days) => ({ ...days, ...edits.get(days.governorate) }));
  const changed = rows.filter((row) => !isSame(row, findByGovernorate(from.data, row.governorate)));

  function discard(): void {
    setEdits(new Map());
    setBase(undefined);
    setProblem(undefined);
  }
  function set(governorates: string[], days: Partial<TypedDays>): void {
    setBase(from);
    setEdits(
      new Map([...edits, ...governorates.map((each) => [each, { ...edits.get(each), ...days }] as const)]),
    );
  }

  async function send(version: string, days: Days[]): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const saved = await callStaff(setDeliveryTable, { body: { version, days } });
      queryClient.setQueryData(deliveryQuery.queryKey, saved);
      discard();
      notifications.show({ message: common.saved });
    } catch (error) {
      const theirs = readCurrent(error);
      if (!theirs) return setProblem(describeFailure(error));
      const fields = days.flatMap((mine) => {
        const their = findByGovernorate(theirs.data, mine.governorate);
        return their && !isSame(mine, their) ? [{ mine, theirs: their }] : [];
      });
      conflict.open({ theirs, fields });
    } finally {
      setBusy(false);
    }
  }
  const toDays = (row: DeliveryRow): Days => ({
    governorate: row.governorate,
    fromDays: Number(row.fromDays),
    toDays: Number(row.toDays),
  });
  function takeTheirs(): void {
    conflict.close();
    discard();
    void queryClient.invalidateQueries({ queryKey: deliveryQuery.queryKey });
  }

  return {
    ...{ rows, changed, chosen, isBusy, problem, conflict, set, discard, takeTheirs },
    choose(governorate: string): void {
      const next = new Set(chosen);
      if (!next.delete(governorate)) next.add(governorate);
      setChosen(next);
    },
    chooseAll: (isWanted: boolean) =>
      setChosen(new Set(isWanted ? from.data.map(({ governorate }) => governorate) : [])),
    save: () => send(from.version, changed.map(toDays)),
    async resolve(sides: Record<string, Side>): Promise<void> {
      const { theirs, fields = [] } = conflict.subject ?? {};
      const mine = fields.flatMap((field) => (sides[field.mine.governorate] === 'mine' ? [field.mine] : []));
      if (!theirs || mine.length === 0) return takeTheirs();
      conflict.close();
      await send(theirs.version, mine);
    },
  };
}
