import type { CallOptions, Client } from '#contract/client/client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { listDeliveryDays } from '#contract/delivery/calls.ts';
import { summariseDelivery } from './summarise.ts';

/** How long parcels take, in words for everybody; nothing is promised where that cannot be read. */
export async function askSummary(client: Client, options: CallOptions): Promise<string | undefined> {
  try {
    return summariseDelivery((await client(listDeliveryDays, options)).data);
  } catch (error) {
    if (error instanceof ProviderError) return undefined;
    throw error;
  }
}
