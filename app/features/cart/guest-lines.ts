import * as v from 'valibot';
import { GUEST_CART_KEY } from '#app/features/session/own-provider.ts';
import { MAX_LINE_COUNT, MIN_LINE_COUNT } from '#contract/constants.ts';
import { OBJECT_ID } from '#contract/rules.ts';

// Uses our own checks: Valibot is a single module, so its checks would end up in the chunk that every page loads.
const count = v.pipe(
  v.number(),
  v.check((pieces) => Number.isInteger(pieces) && pieces >= MIN_LINE_COUNT),
);
const guestLine = v.object({
  productId: v.pipe(v.string(), v.regex(OBJECT_ID)),
  count: v.pipe(
    count,
    v.check((pieces) => pieces <= MAX_LINE_COUNT),
  ),
  /** The count that a merge sets in this shopper's cart; stored before it is sent, so that a retry sends the same. */
  merge: v.optional(v.object({ shopperId: v.string(), count })),
});

/** A line of a guest's cart. Prices are read from the catalogue. */
type GuestLine = v.InferOutput<typeof guestLine>;

/** The stored lines. Other scripts can write to this storage too: invalid lines are ignored. */
export function readGuestLines(): GuestLine[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(GUEST_CART_KEY) ?? '');
    const lines = [stored].flat().filter((line) => v.is(guestLine, line));
    return [...new Map(lines.map((line) => [line.productId, line])).values()];
  } catch {
    return [];
  }
}

export function writeGuestLines(lines: readonly GuestLine[]): void {
  if (lines.length === 0) localStorage.removeItem(GUEST_CART_KEY);
  else localStorage.setItem(GUEST_CART_KEY, JSON.stringify(lines));
}

export function removeGuestLines(...productIds: string[]): void {
  writeGuestLines(readGuestLines().filter(({ productId }) => !productIds.includes(productId)));
}
