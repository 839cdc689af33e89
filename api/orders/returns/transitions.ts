/** The state machine of returns. An event has the name of the status that it leads to. */

import type { ReturnStatus } from '#api/schema/returns.ts';

export type ReturnEvent = Exclude<ReturnStatus, 'requested'>;

/** The statuses in which an event is allowed. */
const ALLOWED_FROM: Record<ReturnEvent, readonly ReturnStatus[]> = {
  approved: ['requested'],
  refused: ['requested', 'approved'],
  received: ['approved'],
  // An approved return is closed if its pieces never arrive.
  closed: ['approved', 'received'],
  // Shoppers can withdraw a request until the shop answers it.
  cancelled: ['requested'],
};

export const statusesBefore = (event: ReturnEvent): readonly ReturnStatus[] => ALLOWED_FROM[event];

export const isAllowed = (status: ReturnStatus, event: ReturnEvent): boolean =>
  ALLOWED_FROM[event].includes(status);

/** Returns that wait for the shop or the shopper. */
export const OPEN_RETURN_STATUSES: readonly ReturnStatus[] = ['requested', 'approved', 'received'];

/** Returns whose pieces have not come back yet, but may. */
export const EXPECTED_STATUSES: readonly ReturnStatus[] = ['requested', 'approved'];
