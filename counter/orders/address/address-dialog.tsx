import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { nameGovernorate } from '#contract/governorates.ts';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { AddressFields } from '#counter/addresses/address-fields.tsx';
import { type AddressField, addressForm } from '#counter/addresses/address-form.ts';
import { useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { ConflictDialog, type Side } from '#counter/ui/conflict-dialog.tsx';
import { useReportFailure } from '#counter/ui/describe-error.ts';
import { FormDialog } from '#counter/ui/form-dialog.tsx';
import { Problem } from '#counter/ui/message.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';
import { listDifferences, readAddress } from './order-address-values.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import { type AddressConflict, useAddressChange } from './use-address-change.ts';

/** Changes the address and phone number of an order that has not been shipped. */
export function AddressDialog({ order: given, onClose }: { order: WholeOrder; onClose: () => void }) {
  const { address, order: texts } = useTexts();
  const reportFailure = useReportFailure();
  // The order as it was when the dialog opened; a refetch may change the prop.
  const [order] = useState(given);
  const base = readAddress(order);
  const { save, conflict, forgetConflict } = useAddressChange(order, base, onClose);
  const { form, problem, submit } = useCallForm({
    initialValues: base,
    schema: addressForm,
    send: (values) => save(values, order.version),
  });
  function saveChosen(chosen: Partial<Record<AddressField, Side>>): void {
    if (!conflict) return;
    const theirs = listDifferences(conflict.mine, conflict.theirs).filter(
      (name) => chosen[name] === 'theirs',
    );
    const kept = Object.fromEntries(theirs.map((name) => [name, conflict.theirs[name]]));
    forgetConflict();
    void save({ ...conflict.mine, ...kept }, conflict.version).catch(reportFailure);
  }
  return (
    <FormDialog
      opened
      size="lg"
      title={address.title(order.orderNumber)}
      isUnsaved={form.isDirty()}
      onClose={onClose}
    >
      {(close) => (
        <>
          <form onSubmit={submit} noValidate>
            <Stack>
              <AddressFields form={form} shopper={order.shopper} />
              <Text fz="sm" c="dimmed">
                {address.emailed}
              </Text>
              <Problem>{problem}</Problem>
              <Group justify="space-between" gap="xs">
                <SavedAddresses shopperId={order.shopperId} onChoose={(values) => form.setValues(values)} />
                <Group gap="xs" ms="auto">
                  <Button variant="default" onClick={close}>
                    {texts.notNow}
                  </Button>
                  <Button type="submit" loading={form.submitting} disabled={!form.isDirty()}>
                    {address.change}
                  </Button>
                </Group>
              </Group>
            </Stack>
          </form>
          {conflict && (
            <AddressConflictDialog
              conflict={conflict}
              base={base}
              onSave={saveChosen}
              onClose={forgetConflict}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

interface AddressConflictDialogProps {
  conflict: AddressConflict;
  base: AddressConflict['mine'];
  onSave: (chosen: Partial<Record<AddressField, Side>>) => void;
  onClose: () => void;
}

/** Shows both versions of an address where they differ. */
function AddressConflictDialog({ conflict, base, onSave, onClose }: AddressConflictDialogProps) {
  const { address } = useTexts();
  const { language } = useLanguage();
  const { mine, theirs } = conflict;
  const write = (name: AddressField, value: string) =>
    (name === 'governorate' ? nameGovernorate(value, language) : value) || address.empty;
  const fields = listDifferences(mine, theirs).map((name) => ({
    name,
    label: address.fields[name],
    mine: <bdi>{write(name, mine[name])}</bdi>,
    theirs: <bdi>{write(name, theirs[name])}</bdi>,
    first: mine[name] === base[name] ? ('theirs' as const) : ('mine' as const),
  }));
  return <ConflictDialog opened fields={fields} onSave={onSave} onClose={onClose} />;
}
