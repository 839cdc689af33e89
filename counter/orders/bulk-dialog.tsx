import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { BriefOrder } from '#contract/orders/staff-answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import styles from './bulk.module.css';
import { type BulkAction, chooseForBulk } from './bulk-actions.ts';
import { BulkResults } from './bulk-results.tsx';
import { CarrierField, useLastCarrier } from './carrier-field.tsx';
import type { Act } from './run-act.ts';
import { useBulk } from './use-bulk.ts';

interface BulkDialogProps {
  action: BulkAction;
  orders: BriefOrder[];
  onClose: () => void;
  /** Called when all orders succeeded. */
  onDone: () => void;
}

const EMAILED_ACTIONS: readonly BulkAction[] = ['ship', 'deliver', 'cancel'];

/** Asks for confirmation before many orders are changed, then shows each result. */
export function BulkDialog({ action, orders, onClose, onDone }: BulkDialogProps) {
  const { orders: texts, order: orderTexts, common } = useTexts();
  const { writeCount } = useFormats();
  const { possible, skipped, disputed } = chooseForBulk(action, orders);
  const [lastCarrier, keepCarrier] = useLastCarrier();
  const [carrier, setCarrier] = useState(lastCarrier);
  const [tracking, setTracking] = useState<Record<string, string>>({});
  const bulk = useBulk();
  const found = texts.found(possible.length, writeCount(possible.length));
  const isFilled =
    action !== 'ship' || (carrier.trim() !== '' && possible.every(({ id }) => tracking[id]?.trim()));
  const actOf = ({ id }: BriefOrder): Act =>
    action === 'ship'
      ? { action, carrier: carrier.trim(), trackingNumber: tracking[id]?.trim() ?? '' }
      : { action };
  function start() {
    if (action === 'ship') keepCarrier(carrier.trim());
    void bulk.start(possible, actOf);
  }
  function close() {
    if (bulk.isRunning) return;
    onClose();
    if (bulk.isStarted && Object.values(bulk.results).every(({ state }) => state === 'done')) onDone();
  }
  return (
    <Modal
      opened
      onClose={close}
      size="lg"
      title={texts.bulk.titles[action](found)}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {bulk.isStarted ? (
        <BulkResults orders={possible} results={bulk.results} isRunning={bulk.isRunning} onClose={close} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isFilled) start();
          }}
        >
          <Stack>
            {skipped > 0 && <Alert color="yellow">{texts.bulk.skipped(skipped)}</Alert>}
            {disputed > 0 && <Alert color="red">{texts.bulk.disputed(disputed)}</Alert>}
            {action === 'ship' && (
              <>
                <CarrierField value={carrier} onChange={setCarrier} isFirst={!lastCarrier} />
                <div className={styles.tracking}>
                  {possible.map(({ id, orderNumber, shopper }) => (
                    <TextInput
                      key={id}
                      label={`${orderNumber} · ${shopper}`}
                      aria-label={texts.bulk.trackingOf(orderNumber)}
                      placeholder={orderTexts.trackingNumber}
                      dir="ltr"
                      autoComplete="off"
                      maxLength={100}
                      value={tracking[id] ?? ''}
                      onChange={(event) => {
                        const { value } = event.currentTarget;
                        setTracking((old) => ({ ...old, [id]: value }));
                      }}
                    />
                  ))}
                </div>
                {!isFilled && (
                  <Text fz="sm" c="dimmed">
                    {texts.bulk.trackingMissing}
                  </Text>
                )}
              </>
            )}
            <Text>
              {EMAILED_ACTIONS.includes(action) ? texts.bulk.emailed : texts.bulk.quiet}
              {action === 'cancel' && ` ${texts.bulk.undone}`}
            </Text>
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                {orderTexts.notNow}
              </Button>
              <Button type="submit" disabled={!isFilled} {...(action === 'cancel' && { color: 'red' })}>
                {texts.bulk.titles[action](found)}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
