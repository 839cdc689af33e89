import type fc from 'fast-check';
import { examine } from './examine.ts';
import type { World } from './world.ts';

export type Step = fc.AsyncCommand<World, World>;

/** Creates a step of the model; all invariants are checked after it. */
export function createStep(
  name: string,
  isPossible: (world: World) => boolean,
  act: (world: World) => Promise<unknown>,
): Step {
  return {
    check: isPossible,
    async run(world) {
      world.log.push(name);
      await world.runWithRestart(async () => void (await act(world)));
      await examine(world);
    },
    toString: () => name,
  };
}

/** Repeats each step by its weight, to choose among them at random. */
export const weigh = (weighed: [weight: number, steps: fc.Arbitrary<Step>][]) =>
  weighed.flatMap(([weight, steps]) => Array.from({ length: weight }, () => steps));

/** Picks a value by a whole number from 0, which may exceed the number of values. */
export function pick<Value>(values: readonly Value[], at: number): Value {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('there is nothing to pick from');
  return value;
}
