/** Returns and exchanges of a delivered order, as its shopper sees them; sent by our own provider only. */
import * as v from 'valibot';

export const RETURN_STATUSES = [
  'requested',
  'approved',
  'refused',
  'received',
  'closed',
  'cancelled',
] as const;
export const RETURN_KINDS = ['return', 'exchange'] as const;
export const RETURN_REASONS = [
  'wrong_size',
  'damaged',
  'not_as_described',
  'wrong_item',
  'changed_mind',
  'other',
] as const;
/** The limit of a shopper's note about a return, and of the shop's answer. */
export const MAX_RETURN_NOTE_LENGTH = 500;

const returnStatus = /* @__PURE__ */ v.picklist(RETURN_STATUSES);

export const orderReturn = v.object({
  _id: v.string(),
  kind: v.picklist(RETURN_KINDS),
  reason: v.picklist(RETURN_REASONS),
  status: returnStatus,
  note: v.string(),
  /** What the shop wrote about the return. */
  answer: v.optional(v.string()),
  /** The returned pieces: how many of which line of the order. */
  lines: v.array(v.object({ lineId: v.string(), count: v.number() })),
  /** Oldest first. */
  history: v.array(v.object({ status: returnStatus, at: v.string() })),
});

/** An order's fields about returns. Other providers may use these names for something else: such values are dropped. */
export const returnFields = {
  /** The last moment to ask for a return; absent if the order can't be returned. */
  returnableUntil: v.fallback(v.optional(v.string()), undefined),
  /** Oldest first. */
  returns: v.fallback(v.optional(v.array(orderReturn)), undefined),
};

export type OrderReturn = v.InferOutput<typeof orderReturn>;
export type ReturnStatus = OrderReturn['status'];
