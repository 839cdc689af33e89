import { Button, Group, NumberInput, SegmentedControl, Select, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MAX_RETURN_NOTE_LENGTH, RETURN_KINDS, RETURN_REASONS } from '#contract/orders/returned.ts';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { startReturn } from '#contract/orders/staff-returns.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { useReportFailure } from '#counter/ui/describe-error.ts';
import { FormDialog } from '#counter/ui/form-dialog.tsx';
import { ProductPicture } from '#counter/ui/product-picture.tsx';
import styles from './order.module.css';
import { refreshOrders } from './orders-query.ts';

type Kind = (typeof RETURN_KINDS)[number];
type Reason = (typeof RETURN_REASONS)[number];

/** Starts a return of some pieces of a delivered order, then opens the return. */
export function StartReturnDialog({ order: now, onClose }: { order: WholeOrder; onClose: () => void }) {
  const { order: texts, returns } = useTexts();
  const navigate = useNavigate();
  const reportFailure = useReportFailure();
  // The order as it was when the dialog opened; a refetch may change the prop.
  const [order] = useState(now);
  const [counts, setCounts] = useState<Record<string, number>>({});
  const [kind, setKind] = useState<Kind>('return');
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState('');
  const offered = order.lines.filter((line) => line.returnablePieces > 0);
  const lines = offered
    .map(({ id: lineId, returnablePieces }) => ({
      lineId,
      count: Math.min(counts[lineId] ?? 0, returnablePieces),
    }))
    .filter(({ count }) => count > 0);
  const act = useMutation({
    mutationFn: (chosen: Reason) =>
      callStaff(startReturn, {
        order: order.orderNumber,
        body: { kind, reason: chosen, lines, note: note.trim() },
      }),
    async onSuccess({ data }) {
      notifications.show({ message: `${returns.number(String(data.number))}: ${returns.start.done}` });
      onClose();
      await refreshOrders();
      await navigate(`/returns/${data.number}`);
    },
    onError: reportFailure,
  });
  const isUnsaved = !act.isPending && !act.isSuccess && (lines.length > 0 || reason !== null || note !== '');
  return (
    <FormDialog
      opened
      size="lg"
      title={returns.start.title(order.orderNumber)}
      isUnsaved={isUnsaved}
      onClose={onClose}
    >
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (reason && lines.length > 0 && !act.isPending) act.mutate(reason);
          }}
        >
          <Stack>
            <ul className={styles.lines} aria-label={returns.start.pick}>
              {offered.map((line) => (
                <PickedLine
                  key={line.id}
                  line={line}
                  count={counts[line.id] ?? 0}
                  onCount={(count) => setCounts({ ...counts, [line.id]: count })}
                />
              ))}
            </ul>
            <Select
              label={returns.reason}
              required
              data={RETURN_REASONS.map((value) => ({ value, label: returns.reasons[value] }))}
              value={reason}
              onChange={(value) => setReason(value)}
            />
            <div>
              <Text component="span" fz="sm" fw={500}>
                {returns.start.kind}
              </Text>
              <SegmentedControl
                fullWidth
                aria-label={returns.start.kind}
                data={RETURN_KINDS.map((value) => ({ value, label: returns.start.kinds[value] }))}
                value={kind}
                onChange={setKind}
              />
            </div>
            <Textarea
              label={returns.start.note}
              autosize
              minRows={2}
              maxLength={MAX_RETURN_NOTE_LENGTH}
              dir="auto"
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <ul className={styles.consequences}>
              <li>{returns.start.emailed}</li>
              <li>{returns.start.waits}</li>
            </ul>
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                {texts.notNow}
              </Button>
              <Button type="submit" loading={act.isPending} disabled={!reason || lines.length === 0}>
                {returns.start.submit}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}

interface PickedLineProps {
  line: WholeOrder['lines'][number];
  count: number;
  onCount: (count: number) => void;
}

function PickedLine({ line, count, onCount }: PickedLineProps) {
  const { orders, returns } = useTexts();
  const { language } = useLanguage();
  const title = language === 'ar' ? line.titleAr : line.titleEn;
  return (
    <li>
      <ProductPicture cover={line.cover} />
      <div className={styles.lineText}>
        <Text fw={500} lineClamp={2}>
          <bdi>{title}</bdi>
        </Text>
        <Text fz="xs" c="dimmed">
          {returns.start.of(orders.pieces(line.returnablePieces))}
        </Text>
      </div>
      <NumberInput
        w="5rem"
        aria-label={returns.start.piecesOf(title)}
        value={count}
        min={0}
        max={line.returnablePieces}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
        inputMode="numeric"
        onChange={(value) => onCount(Number(value) || 0)}
      />
    </li>
  );
}
