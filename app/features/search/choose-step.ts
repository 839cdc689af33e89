import type { Search } from './search.ts';
import type { PriceStep } from './search-options.ts';

type Range = Pick<Search, 'minPiastres' | 'maxPiastres'>;

const NO_END = Number.POSITIVE_INFINITY;

const isChosen = ({ minPiastres, maxPiastres }: Range) =>
  minPiastres !== undefined || maxPiastres !== undefined;

/** Whether a range of prices is chosen, and the step is at least partly in it. */
export function isTouched(step: PriceStep, range: Range): boolean {
  const { minPiastres = 0, maxPiastres = NO_END } = range;
  return isChosen(range) && step.fromPiastres <= maxPiastres && (step.toPiastres ?? NO_END) >= minPiastres;
}

function isInside(step: PriceStep, { minPiastres, maxPiastres }: Range): boolean {
  return step.fromPiastres >= (minPiastres ?? 0) && (step.toPiastres ?? NO_END) <= (maxPiastres ?? NO_END);
}

/** Neighbours together, so that there are no more steps than `most`. */
export function joinSteps(steps: PriceStep[], most: number): PriceStep[] {
  const share = Math.ceil(steps.length / most);
  return Array.from({ length: Math.ceil(steps.length / share) || 0 }, (_, at) => {
    const joined = steps.slice(at * share, (at + 1) * share);
    return {
      fromPiastres: joined[0]?.fromPiastres ?? 0,
      toPiastres: joined.at(-1)?.toPiastres,
      count: joined.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

/** The range once a step was chosen: the step alone; with a step beside the range, both and what is between; without it,
 *  if it was the range. */
export function chooseStep(step: PriceStep, range: Range): Range {
  // A range has no lowest price of nothing.
  const alone: Range = { minPiastres: step.fromPiastres || undefined, maxPiastres: step.toPiastres };
  if (range.minPiastres === alone.minPiastres && range.maxPiastres === alone.maxPiastres) {
    return { minPiastres: undefined, maxPiastres: undefined };
  }
  if (!isChosen(range) || isInside(step, range)) return alone;
  const from = Math.min(step.fromPiastres, range.minPiastres ?? 0);
  const to = Math.max(step.toPiastres ?? NO_END, range.maxPiastres ?? NO_END);
  return { minPiastres: from || undefined, maxPiastres: to === NO_END ? undefined : to };
}
