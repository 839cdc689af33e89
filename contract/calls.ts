/** Every call of the provider, in the order of the API reference. The storefront does not import this list. */
import { addressCalls } from './account/addresses.ts';
import { accountCalls } from './account/calls.ts';
import { meCalls } from './account/me-calls.ts';
import type { ApiCall, ApiVersion } from './api-call.ts';
import { cartCalls } from './cart/calls.ts';
import { savedCalls } from './cart/saved-calls.ts';
import { catalogueCalls } from './catalogue/calls.ts';
import { deliveryCalls } from './delivery/calls.ts';
import { orderCalls } from './orders/calls.ts';
import { returnCalls } from './orders/returns.ts';
import { trackingCalls } from './orders/tracking.ts';
import { paymentCalls } from './payments/calls.ts';
import { reviewCalls } from './reviews/calls.ts';
import { stockAlertCalls } from './stock-alerts/calls.ts';
import { wishListCalls } from './wish-list/calls.ts';

/** A call in one version of the API. */
export interface ServedCall extends ApiCall {
  /** The unique operationId in the API reference. */
  id: string;
  version: ApiVersion;
}

const named: Record<string, ApiCall> = {
  ...catalogueCalls,
  ...reviewCalls,
  ...accountCalls,
  ...meCalls,
  ...cartCalls,
  ...savedCalls,
  ...wishListCalls,
  ...stockAlertCalls,
  ...addressCalls,
  ...deliveryCalls,
  ...paymentCalls,
  ...orderCalls,
  ...returnCalls,
  ...trackingCalls,
};

export const CALLS: readonly ServedCall[] = Object.entries(named).flatMap(([name, call]) =>
  call.versions.map((version) => ({
    ...call,
    version,
    id: version === 'v2' && call.versions.length > 1 ? `${name}V2` : name,
  })),
);
