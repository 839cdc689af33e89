import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import * as v from 'valibot';
import { ProviderError } from '#contract/client/provider-error.ts';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { changeAddress } from '#contract/orders/staff-calls.ts';
import { type AddressValues, toAddressRequest, toAddressValues } from '#counter/addresses/address-form.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { refreshOrders } from '../orders-query.ts';
import { listDifferences } from './order-address-values.ts';

const currentAddress = v.objectWithRest({ version: v.number() }, v.unknown());

export interface AddressConflict {
  mine: AddressValues;
  theirs: AddressValues;
  version: number;
}

/** Reads the other person's address and version from a refusal. */
function readCurrent(error: unknown): { theirs: AddressValues; version: number } | undefined {
  if (!(error instanceof ProviderError) || error.refusal !== 'changed-meanwhile') return undefined;
  const { success, output } = v.safeParse(currentAddress, error.current);
  if (!success) return undefined;
  return { theirs: toAddressValues(output as Record<string, string | null>), version: output.version };
}

/**
 * Saves an address. If somebody else changed it first, `conflict` holds both versions for the person to choose from.
 */
export function useAddressChange(order: WholeOrder, base: AddressValues, onDone: () => void) {
  const { address } = useTexts();
  const [conflict, setConflict] = useState<AddressConflict>();

  async function save(mine: AddressValues, version: number): Promise<void> {
    try {
      await callStaff(changeAddress, {
        order: order.orderNumber,
        body: { ...toAddressRequest(mine), version },
      });
    } catch (error) {
      const current = readCurrent(error);
      if (!current) throw error;
      // Only other parts of the order changed, so this address overwrites nothing.
      if (listDifferences(base, current.theirs).length === 0) return save(mine, current.version);
      if (listDifferences(mine, current.theirs).length > 0) return setConflict({ mine, ...current });
    }
    setConflict(undefined);
    notifications.show({ message: `${order.orderNumber}: ${address.changed}` });
    onDone();
    await refreshOrders();
  }
  return { save, conflict, forgetConflict: () => setConflict(undefined) };
}
