/** A limit that an order exceeds. A shopper's order is refused; the staff can override the limit. */
import { type ApiRefusal, refuse } from '#api/platform/http/refusal.ts';
import type { RefusalCode } from '#contract/refusals/refusals.ts';
import type { OrderOverride } from '#contract/staff-orders/kinds.ts';

export interface Limit {
  override: OrderOverride;
  code: RefusalCode;
  values?: (string | number)[];
}

/** The refusal that a shopper gets. */
export const refuseLimit = ({ code, values = [] }: Limit): ApiRefusal => refuse(code, { values });
