/** Converts, compares and prices the lines while staff change an order, and lists the consequences. */
import { writePictureUrl } from '#contract/catalogue/pictures.ts';
import type { Language } from '#contract/constants.ts';
import { splitDifference } from '#contract/orders/difference.ts';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import type { OrderPreview } from '#contract/staff-orders/answers.ts';
import type { DraftLine } from './draft.ts';
import type { CurrentLine } from './product-line.ts';

type OrderWithLines = Pick<WholeOrder, 'lines'>;

/** Converts the lines of an order to draft lines, which the screen can change. */
export const toDraftLines = ({ lines }: OrderWithLines, language: Language): DraftLine[] =>
  lines.map(({ productId, titleEn, titleAr, cover, pieces, pricePiastres }) => ({
    productId,
    title: language === 'ar' ? titleAr : titleEn,
    picture: writePictureUrl('', cover, 160),
    options: '',
    pieces,
    pricePiastres,
  }));

type ProductPieces = { productId: string; pieces: number };

/** Whether both lists have the same number of pieces of each product. */
export function areSamePieces(one: readonly ProductPieces[], other: readonly ProductPieces[]): boolean {
  const write = (lines: readonly ProductPieces[]) =>
    lines
      .map(({ productId, pieces }) => `${productId} ${pieces}`)
      .sort()
      .join();
  return write(one) === write(other);
}

/**
 * The price and stock of each line. Products that are in the order already keep their price, and the pieces that the
 * order holds count as stock.
 */
export function listCurrent(
  { lines }: OrderWithLines,
  preview: OrderPreview | undefined,
): CurrentLine[] | undefined {
  return preview?.lines.map(({ productId, pricePiastres, stock }) => {
    const own = lines.find((line) => line.productId === productId);
    return {
      productId,
      pricePiastres: own?.pricePiastres ?? pricePiastres,
      stock: stock + (own?.pieces ?? 0),
    };
  });
}

export interface ChangeNote {
  name: 'sameTotal' | 'cash' | 'link' | 'refunded' | 'owed' | 'packedAgain' | 'emailed' | 'noEmail';
  piastres?: number;
}

type ChangedOrder = Pick<WholeOrder, 'gateway' | 'status' | 'totalPiastres' | 'owedPiastres' | 'email'>;

function listMoneyNotes(order: ChangedOrder, totalPiastres: number): ChangeNote[] {
  if (order.gateway === 'cash') return [{ name: 'cash', piastres: totalPiastres }];
  if (order.status === 'pending' || order.status === 'failed')
    return [{ name: 'link', piastres: totalPiastres }];
  const { owedPiastres, refundPiastres } = splitDifference(order, totalPiastres);
  if (refundPiastres > 0) return [{ name: 'refunded', piastres: refundPiastres }];
  return owedPiastres > 0 ? [{ name: 'owed', piastres: owedPiastres }] : [];
}

/** The consequences of a change, in the order in which the screen lists them. */
export function listChangeNotes(order: ChangedOrder, totalPiastres: number): ChangeNote[] {
  return [
    ...(totalPiastres === order.totalPiastres ? [{ name: 'sameTotal' } as const] : []),
    ...listMoneyNotes(order, totalPiastres),
    ...(order.status === 'packed' ? [{ name: 'packedAgain' } as const] : []),
    { name: order.email ? 'emailed' : 'noEmail' },
  ];
}
