/** Every call of the provider, in the order of the API references. The storefront does not import these lists. */
import { addressCalls } from './account/addresses.ts';
import { accountCalls } from './account/calls.ts';
import { meCalls } from './account/me-calls.ts';
import type { ApiCall, ApiVersion } from './api-call.ts';
import { bookkeepingCalls } from './bookkeeping/calls.ts';
import { settlementCalls } from './bookkeeping/settlement-calls.ts';
import { cartCalls } from './cart/calls.ts';
import { couponCalls } from './cart/coupon-calls.ts';
import { savedCalls } from './cart/saved-calls.ts';
import { catalogueCalls } from './catalogue/calls.ts';
import { customerCalls } from './customers/calls.ts';
import { customerDataCalls } from './customers/data-calls.ts';
import { deliveryCalls } from './delivery/calls.ts';
import { deliveryStaffCalls } from './delivery/staff-calls.ts';
import { discountCalls } from './discounts/calls.ts';
import { mentionCalls } from './mentions/calls.ts';
import { orderCalls } from './orders/calls.ts';
import { returnCalls } from './orders/returns.ts';
import { orderStaffCalls } from './orders/staff-calls.ts';
import { orderChangeCalls } from './orders/staff-changes.ts';
import { returnStaffCalls } from './orders/staff-returns.ts';
import { trackingCalls } from './orders/tracking.ts';
import { paymentCalls } from './payments/calls.ts';
import { pictureCalls } from './pictures/staff-calls.ts';
import { questionCalls } from './questions/calls.ts';
import { questionStaffCalls } from './questions/staff-calls.ts';
import { reviewCalls } from './reviews/calls.ts';
import { reviewStaffCalls } from './reviews/staff-calls.ts';
import { settingsCalls } from './settings/staff-calls.ts';
import { auditCalls } from './staff/audit-calls.ts';
import { staffFactorCalls } from './staff/factor-calls.ts';
import { staffKeyCalls } from './staff/key-calls.ts';
import { staffMeCalls } from './staff/me-calls.ts';
import { staffSignInCalls } from './staff/sign-in-calls.ts';
import { staffTeamCalls } from './staff/team-calls.ts';
import { staffOrderCalls } from './staff-orders/calls.ts';
import { stockAlertCalls } from './stock-alerts/calls.ts';
import { todayStaffCalls } from './today/staff-calls.ts';
import { wishListCalls } from './wish-list/calls.ts';

/** A call in one version of the API. */
export interface ServedCall extends ApiCall {
  /** The unique operationId in the API reference. */
  id: string;
  version: ApiVersion;
}

const shopperCallsById: Record<string, ApiCall> = {
  ...catalogueCalls,
  ...reviewCalls,
  ...questionCalls,
  ...accountCalls,
  ...meCalls,
  ...cartCalls,
  ...couponCalls,
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

const staffCallsById: Record<string, ApiCall> = {
  ...orderStaffCalls,
  ...orderChangeCalls,
  ...staffOrderCalls,
  ...returnStaffCalls,
  ...deliveryStaffCalls,
  ...pictureCalls,
  ...settingsCalls,
  ...discountCalls,
  ...todayStaffCalls,
  ...mentionCalls,
  ...reviewStaffCalls,
  ...questionStaffCalls,
  ...customerCalls,
  ...customerDataCalls,
  ...bookkeepingCalls,
  ...settlementCalls,
  ...staffSignInCalls,
  ...staffMeCalls,
  ...staffFactorCalls,
  ...staffKeyCalls,
  ...staffTeamCalls,
  ...auditCalls,
};

const listServed = (calls: Record<string, ApiCall>): readonly ServedCall[] =>
  Object.entries(calls).flatMap(([name, call]) =>
    call.versions.map((version) => ({
      ...call,
      version,
      id: version === 'v2' && call.versions.length > 1 ? `${name}V2` : name,
    })),
  );

export const CALLS = listServed(shopperCallsById);

/** The calls below /api/staff. */
export const STAFF_CALLS = listServed(staffCallsById);
