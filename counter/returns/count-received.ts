/** Counts the received pieces of a return by condition, and calculates the refund. */
import { shareOfPieces } from '#contract/orders/refund-share.ts';
import type { WholeReturn } from '#contract/orders/staff-return-answers.ts';

/** The pieces of an order line in each condition. */
export interface Counted {
  resale: number;
  damaged: number;
}

export interface CountedLine
  extends Pick<
    WholeReturn['lines'][number],
    'lineId' | 'pieces' | 'paidPiastres' | 'orderedPieces' | 'earlierPieces'
  > {
  counted: Counted;
}

interface Sums {
  resale: number;
  damaged: number;
  missing: number;
  valuePiastres: number;
  isPossible: boolean;
}

/** Adds up the counts. `isPossible`: at least one piece arrived, and no line has more pieces than expected. */
export function sumCounted(lines: readonly CountedLine[]): Sums {
  const sum = (read: (line: CountedLine) => number) => lines.reduce((all, line) => all + read(line), 0);
  const came = ({ counted }: CountedLine) => counted.resale + counted.damaged;
  return {
    resale: sum(({ counted }) => counted.resale),
    damaged: sum(({ counted }) => counted.damaged),
    missing: sum((line) => Math.max(0, line.pieces - came(line))),
    valuePiastres: sum((line) => shareOfPieces(line, came(line))),
    isPossible: sum(came) > 0 && lines.every((line) => came(line) <= line.pieces),
  };
}

/** Proposes a refund for returned pieces: what was paid for them, but no more than the shop can refund. */
export const proposeRefund = (
  { refundablePiastres }: Pick<WholeReturn, 'refundablePiastres'>,
  valuePiastres: number,
): number => Math.min(valuePiastres, refundablePiastres);

/** What was paid for the pieces that arrived. */
export const calculateReceivedPiastres = ({ lines }: Pick<WholeReturn, 'lines'>): number =>
  lines.reduce(
    (sum, line) => sum + shareOfPieces(line, (line.resalePieces ?? 0) + (line.damagedPieces ?? 0)),
    0,
  );
