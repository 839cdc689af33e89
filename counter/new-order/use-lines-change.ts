import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ProviderError } from '#contract/client/provider-error.ts';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import type { OrderLimit } from '#contract/staff-orders/answers.ts';
import { changeLines } from '#contract/staff-orders/calls.ts';
import type { OrderOverride } from '#contract/staff-orders/kinds.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { refreshOrders } from '#counter/orders/orders-query.ts';
import { useErrorTexts } from '#counter/ui/describe-error.ts';
import type { DraftLine } from './draft.ts';
import { areSamePieces, listCurrent, toDraftLines } from './lines-change.ts';
import { listOptions } from './product-line.ts';
import { previewQuery, useProductQuery } from './use-preview.ts';

const DELAY_MS = 250;

interface LinesChange {
  lines: DraftLine[];
  overrides: OrderOverride[];
}

/** State of the changed, unsaved lines of an order, with their total and the limits that they exceed. */
export function useLinesChange(order: WholeOrder, onDone: () => void) {
  const { language } = useLanguage();
  const { changeLines: texts } = useTexts();
  const { describeFailure } = useErrorTexts();
  const productQuery = useProductQuery();
  const [{ lines: chosen, overrides }, setChange] = useState<LinesChange>({
    lines: toDraftLines(order, language),
    overrides: [],
  });
  // Loads the products, because the lines of an order have no sizes and colours.
  const products = useQueries({ queries: order.lines.map(({ productId }) => productQuery(productId)) });
  const lines = chosen.map((line) => {
    const product = products.find(({ data }) => data?._id === line.productId)?.data;
    return product ? { ...line, options: listOptions(product) } : line;
  });
  const [limits, setLimits] = useState<OrderLimit[]>([]);
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<WholeOrder>();
  const [isBusy, setBusy] = useState(false);
  const pieces = lines.map((line) => ({ productId: line.productId, pieces: line.pieces }));
  const [settled] = useDebouncedValue(pieces, DELAY_MS);
  const payment: 'cash' | 'link' = order.gateway === 'cash' ? 'cash' : 'link';
  const preview = useQuery({
    ...previewQuery({
      orderId: order.id,
      phones: [],
      governorate: '',
      city: '',
      couponCode: '',
      lines: settled,
      payment,
    }),
    enabled: settled.length > 0,
  });
  const current = listCurrent(order, preview.data);
  const isKnown = current !== undefined && areSamePieces(settled, pieces) && !preview.isPlaceholderData;
  const totalPiastres = preview.data?.totalPiastres ?? order.totalPiastres;

  function explain(error: unknown): void {
    const { refusal, current: present } =
      error instanceof ProviderError ? error : { refusal: '', current: undefined };
    if (refusal === 'changed-meanwhile' && present) {
      setConflict(present as WholeOrder);
      return;
    }
    if (refusal === 'limits-reached') setLimits((present as { limits: OrderLimit[] }).limits);
    setProblem(refusal === 'not-possible' ? texts.notPossible : describeFailure(error));
    void preview.refetch();
  }

  /** Saves the lines as a change of this version of the order. */
  async function save(version: number, expectedPiastres?: number): Promise<void> {
    setProblem(undefined);
    setConflict(undefined);
    setBusy(true);
    try {
      const body = {
        version,
        lines: pieces,
        overrides,
        ...(expectedPiastres !== undefined && { expectedPiastres }),
      };
      await callStaff(changeLines, { order: order.orderNumber, body });
      notifications.show({ message: `${order.orderNumber}: ${texts.saved}` });
      await refreshOrders();
      onDone();
    } catch (error) {
      explain(error);
    } finally {
      setBusy(false);
    }
  }
  function setLines(change: (lines: DraftLine[]) => DraftLine[]): void {
    setLimits([]);
    setProblem(undefined);
    setChange((before) => ({ lines: change(before.lines), overrides: [] }));
  }
  return {
    ...{
      lines,
      setLines,
      overrides,
      limits,
      current,
      totalPiastres,
      isKnown,
      problem,
      conflict,
      isBusy,
      save,
    },
    isChanged: !areSamePieces(pieces, order.lines),
    setOverrides: (next: OrderOverride[]) => setChange((before) => ({ ...before, overrides: next })),
  };
}
