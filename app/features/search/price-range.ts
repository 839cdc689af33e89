import type { Search } from './search.ts';
import type { PriceStep } from './search-options.ts';

type Range = Pick<Search, 'minPiastres' | 'maxPiastres'>;

const NO_END = Number.POSITIVE_INFINITY;

const isChosen = ({ minPiastres, maxPiastres }: Range) =>
  minPiastres !== undefined || maxPiastres !== undefined;

/** Whether a price range is chosen, and the step overlaps it. */
export function isStepChosen(step: PriceStep, range: Range): boolean {
  const { minPiastres = 0, maxPiastres = NO_END } = range;
  return isChosen(range) && step.fromPiastres <= maxPiastres && (step.toPiastres ?? NO_END) >= minPiastres;
}

function isInside(step: PriceStep, { minPiastres, maxPiastres }: Range): boolean {
  return step.fromPiastres >= (minPiastres ?? 0) && (step.toPiastres ?? NO_END) <= (maxPiastres ?? NO_END);
}

/** Merges neighbouring steps into at most `maxSteps`. */
export function mergeSteps(steps: PriceStep[], maxSteps: number): PriceStep[] {
  const size = Math.ceil(steps.length / maxSteps);
  return Array.from({ length: Math.ceil(steps.length / size) || 0 }, (_, at) => {
    const merged = steps.slice(at * size, (at + 1) * size);
    return {
      fromPiastres: merged[0]?.fromPiastres ?? 0,
      toPiastres: merged.at(-1)?.toPiastres,
      count: merged.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

/**
 * The price range after a click on a step. A step beyond the range extends the range, and a step equal to the range
 * clears it. Any other step becomes the range.
 */
export function toggleStep(step: PriceStep, range: Range): Range {
  // A minimum of 0 is no minimum.
  const alone: Range = { minPiastres: step.fromPiastres || undefined, maxPiastres: step.toPiastres };
  if (range.minPiastres === alone.minPiastres && range.maxPiastres === alone.maxPiastres) {
    return { minPiastres: undefined, maxPiastres: undefined };
  }
  if (!isChosen(range) || isInside(step, range)) return alone;
  const from = Math.min(step.fromPiastres, range.minPiastres ?? 0);
  const to = Math.max(step.toPiastres ?? NO_END, range.maxPiastres ?? NO_END);
  return { minPiastres: from || undefined, maxPiastres: to === NO_END ? undefined : to };
}
