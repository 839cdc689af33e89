/** A limit that an order is above. Shoppers are refused; the staff can override it by its name. */
import { type ApiRefusal, refuse } from '#api/platform/http/refusal.ts';
import type { RefusalCode } from '#contract/refusals/refusals.ts';
import type { OrderOverride } from '#contract/staff-orders/kinds.ts';

export interface Limit {
  override: OrderOverride;
  code: RefusalCode;
  values?: (string | number)[];
}

/** What a shopper is told. */
export const refuseLimit = ({ code, values = [] }: Limit): ApiRefusal => refuse(code, { values });
