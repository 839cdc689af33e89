import { Button, Checkbox, Group, NumberInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { WholeReturn } from '#contract/orders/staff-return-answers.ts';
import { hasPermission } from '#contract/staff/permissions.ts';
import { useFormats, useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { FormDialog } from '#counter/ui/form-dialog.tsx';
import { ProductPicture } from '#counter/ui/product-picture.tsx';
import { type Counted, proposeRefund, sumCounted } from './count-received.ts';
import { createRefundChoice, RefundConsequence, RefundFields, readAmount } from './refund-fields.tsx';
import styles from './returns.module.css';
import { useReturnAct } from './use-return-act.ts';

const NO_PIECES: Counted = { resale: 0, damaged: 0 };

/** Records how many pieces of each line arrived in which condition, and can refund them right away. */
export function ReceiveDialog({ one, onClose }: { one: WholeReturn; onClose: () => void }) {
  const { order: texts, orders, returns } = useTexts();
  const { receive } = returns;
  const { writeMoney } = useFormats();
  const { role } = useMe();
  const [counts, setCounts] = useState<Record<string, Counted>>({});
  const [choice, setChoice] = useState(() => createRefundChoice(one));
  const mayRefund = hasPermission(role, 'orders.refund') && one.refundablePiastres > 0;
  const [isRefundWanted, setRefundWanted] = useState(one.kind === 'return');
  const act = useReturnAct(String(one.number), onClose);
  const lines = one.lines.map((line) => ({ ...line, counted: counts[line.lineId] ?? NO_PIECES }));
  const sums = sumCounted(lines);
  const proposed = proposeRefund(one, sums.valuePiastres);
  const isRefunding = mayRefund && isRefundWanted;
  const { amountPiastres } = readAmount(one, choice, proposed);
  const refund = isRefunding && amountPiastres ? { amountPiastres, isByHand: choice.isByHand } : undefined;
  const canSend = sums.isPossible && (!isRefunding || refund !== undefined);

  function send(): void {
    if (!canSend || act.isPending) return;
    const came = lines
      .filter(({ counted }) => counted.resale + counted.damaged > 0)
      .map(({ lineId, counted }) => ({
        lineId,
        resalePieces: counted.resale,
        damagedPieces: counted.damaged,
      }));
    act.mutate({ action: 'receive', lines: came, refund });
  }
  return (
    <FormDialog
      opened
      size="lg"
      title={returns.titles.receive}
      isUnsaved={Object.keys(counts).length > 0 && !act.isPending}
      onClose={onClose}
    >
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <Stack>
            <ul className={styles.received}>
              {lines.map((line) => (
                <ReceivedLine
                  key={line.lineId}
                  line={line}
                  onCount={(counted) => setCounts({ ...counts, [line.lineId]: counted })}
                />
              ))}
            </ul>
            {mayRefund && (
              <Checkbox
                label={receive.refundNow}
                checked={isRefundWanted}
                onChange={(event) => setRefundWanted(event.currentTarget.checked)}
              />
            )}
            {isRefunding && sums.isPossible && (
              <RefundFields one={one} choice={choice} proposedPiastres={proposed} onChange={setChoice} />
            )}
            {sums.isPossible && (
              <ul className={styles.consequences} aria-live="polite">
                {sums.resale > 0 && <li>{receive.backOnSale(orders.pieces(sums.resale))}</li>}
                {sums.damaged > 0 && <li>{receive.writtenOff(orders.pieces(sums.damaged))}</li>}
                {sums.missing > 0 && <li>{receive.missing(orders.pieces(sums.missing))}</li>}
                <li>{texts.consequences.emailed()}</li>
                {refund ? (
                  <RefundConsequence piastres={refund.amountPiastres} isByHand={refund.isByHand} />
                ) : (
                  <li>{receive.laterRefund}</li>
                )}
              </ul>
            )}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                {texts.notNow}
              </Button>
              <Button type="submit" loading={act.isPending} disabled={!canSend}>
                {refund && sums.isPossible
                  ? receive.submitRefund(writeMoney(refund.amountPiastres))
                  : receive.submit}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}

interface ReceivedLineProps {
  line: WholeReturn['lines'][number] & { counted: Counted };
  onCount: (counted: Counted) => void;
}

function ReceivedLine({ line, onCount }: ReceivedLineProps) {
  const { orders, returns } = useTexts();
  const { language } = useLanguage();
  const { receive } = returns;
  const title = language === 'ar' ? line.titleAr : line.titleEn;
  const isTooMany = line.counted.resale + line.counted.damaged > line.pieces;
  return (
    <li>
      <ProductPicture cover={line.cover} />
      <div className={styles.receivedText}>
        <Text fw={500} lineClamp={2}>
          <bdi>{title}</bdi>
        </Text>
        <Text fz="xs" c={isTooMany ? 'red' : 'dimmed'} role={isTooMany ? 'alert' : undefined}>
          {isTooMany ? receive.tooMany : receive.of(orders.pieces(line.pieces))}
        </Text>
      </div>
      <div className={styles.counts}>
        {(['resale', 'damaged'] as const).map((condition) => (
          <NumberInput
            key={condition}
            label={receive[condition]}
            aria-label={receive.fieldOf(receive[condition], title)}
            value={line.counted[condition]}
            min={0}
            max={line.pieces}
            allowDecimal={false}
            allowNegative={false}
            inputMode="numeric"
            onChange={(value) => onCount({ ...line.counted, [condition]: Number(value) || 0 })}
          />
        ))}
      </div>
    </li>
  );
}
