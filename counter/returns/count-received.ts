/** How the pieces of a return came back, as somebody counts them. */
import { shareOfItems } from '#contract/orders/refund-share.ts';
import type { WholeReturn } from '#contract/orders/staff-answers.ts';

/** The pieces of a line in each condition. */
export interface Counted {
  resale: number;
  damaged: number;
}

export interface CountedLine
  extends Pick<WholeReturn['lines'][number], 'lineId' | 'pieces' | 'pricePiastres'> {
  counted: Counted;
}

interface Sums {
  resale: number;
  damaged: number;
  missing: number;
  valuePiastres: number;
  isPossible: boolean;
}

/** What was counted in all; possible if at least one piece came, and no more than expected. */
export function sumCounted(lines: readonly CountedLine[]): Sums {
  const sum = (read: (line: CountedLine) => number) => lines.reduce((all, line) => all + read(line), 0);
  const came = ({ counted }: CountedLine) => counted.resale + counted.damaged;
  return {
    resale: sum(({ counted }) => counted.resale),
    damaged: sum(({ counted }) => counted.damaged),
    missing: sum((line) => Math.max(0, line.pieces - came(line))),
    valuePiastres: sum((line) => came(line) * line.pricePiastres),
    isPossible: sum(came) > 0 && lines.every((line) => came(line) <= line.pieces),
  };
}

/** How much to give back for pieces of this value: what was charged for them, and no more than the shop holds. */
export const proposeRefund = (
  { charged, refundablePiastres }: Pick<WholeReturn, 'charged' | 'refundablePiastres'>,
  valuePiastres: number,
): number => Math.min(shareOfItems(charged, valuePiastres), refundablePiastres);

/** The value of the pieces that came back. */
export const valueReceived = ({ lines }: Pick<WholeReturn, 'lines'>): number =>
  lines.reduce(
    (sum, { resalePieces, damagedPieces, pricePiastres }) =>
      sum + ((resalePieces ?? 0) + (damagedPieces ?? 0)) * pricePiastres,
    0,
  );
