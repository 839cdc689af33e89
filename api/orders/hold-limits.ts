/** Limits on the stock that unpaid orders may hold. */

import type { Api } from '#api/dependencies.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import type { DraftLine, OrderDraft } from './draft.ts';
import { type Holder, readHeldPieces, sumHeld } from './unpaid-holds.ts';

/** An IP address may hold as much as this many shoppers: an office or a mobile network shares one address. */
const SHOPPERS_PER_CLIENT = 40;

/** How many of a product's last pieces one shopper may hold: three quarters, at least one. */
const limitLastPieces = (pieces: number) => Math.max(1, Math.floor((pieces * 3) / 4));

/** Why an order may not hold its pieces. */
export type HoldRefusal =
  | { because: 'order-too-large' }
  | { because: 'holds-enough' }
  | { because: 'client-holds-enough' }
  | { because: 'last-pieces'; line: DraftLine; allowed: number };

type HeldDraft = Pick<OrderDraft, 'lines' | 'totalPiastres'>;

export interface WantedHold {
  holder: Holder;
  draft: HeldDraft;
  /** The locked stock of each product of the draft. */
  stock: ReadonlyMap<string, number>;
}

const countPieces = ({ lines }: HeldDraft) => lines.reduce((sum, { count }) => sum + count, 0);

/** Why an order may not hold its pieces; undefined if it may. The caller must lock account and phone number. */
export async function findHoldRefusal(
  { settings }: Pick<Api, 'settings'>,
  tx: Transaction | Database,
  { holder, draft, stock }: WantedHold,
): Promise<HoldRefusal | undefined> {
  const { maxPieces = Number.POSITIVE_INFINITY, maxPiastres = Number.POSITIVE_INFINITY } = settings.holds;
  const pieces = countPieces(draft);
  const { totalPiastres } = draft;
  if (pieces > maxPieces || totalPiastres > maxPiastres) return { because: 'order-too-large' };
  const held = await sumHeld(tx, holder);
  const isAbove = (heldPieces: number, heldPiastres: number, share = 1) =>
    heldPieces + pieces > maxPieces * share || heldPiastres + totalPiastres > maxPiastres * share;
  if (isAbove(held.userPieces, held.userPiastres) || isAbove(held.phonePieces, held.phonePiastres))
    return { because: 'holds-enough' };
  if (isAbove(held.clientPieces, held.clientPiastres, SHOPPERS_PER_CLIENT))
    return { because: 'client-holds-enough' };
  return settings.holds.maxPieces === undefined ? undefined : findLastPieces(tx, { holder, draft, stock });
}

async function findLastPieces(
  tx: Transaction | Database,
  { holder, draft: { lines }, stock }: WantedHold,
): Promise<HoldRefusal | undefined> {
  const productIds = lines.map(({ productId }) => productId);
  const heldPieces = await readHeldPieces(tx, holder, productIds);
  for (const line of lines) {
    const held = heldPieces.get(line.productId) ?? 0;
    const allowed = limitLastPieces((stock.get(line.productId) ?? 0) + held) - held;
    if (line.count > allowed) return { because: 'last-pieces', line, allowed: Math.max(0, allowed) };
  }
  return undefined;
}
