/** Places of a carousel, in slides from the first. Looping, it shows 0 to `count + 1`, the rest being copies. */

/** The index of the slide at a place. */
export function wrap(at: number, count: number): number {
  return ((at % count) + count) % count;
}

/** Both ends of a move, shifted by whole rounds to where there is something to see; undefined if there is no such place. */
export function planTurn(seen: number, to: number, count: number): { from: number; to: number } | undefined {
  const isShown = (at: number) => at >= 0 && at <= count + 1;
  const round = [0, -count, count].find((shift) => isShown(seen + shift) && isShown(to + shift));
  return round === undefined ? undefined : { from: seen + round, to: to + round };
}

// A finger that has moved a tenth of a slide means the next one.
const INTENT = 0.1;

/** Where a drag lands. */
export function land(start: number, at: number): number {
  const moved = at - start;
  return Math.round(at + Math.sign(moved) * (Math.abs(moved) > INTENT ? 0.5 - INTENT : 0));
}
