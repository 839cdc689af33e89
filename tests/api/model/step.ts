import type fc from 'fast-check';
import { examine } from './examine.ts';
import type { World } from './world.ts';

export type Step = fc.AsyncCommand<World, World>;

/** One step of the model: what happens, when it can, and what is looked at afterwards. */
export function step(
  name: string,
  isPossible: (world: World) => boolean,
  act: (world: World) => Promise<unknown>,
): Step {
  return {
    check: isPossible,
    async run(world) {
      world.log.push(name);
      await world.survive(async () => void (await act(world)));
      await examine(world);
    },
    toString: () => name,
  };
}

/** Steps, each as often as its weight says: one of them is picked at random. */
export const weigh = (weighed: [weight: number, steps: fc.Arbitrary<Step>][]) =>
  weighed.flatMap(([weight, steps]) => Array.from({ length: weight }, () => steps));

/** The value at a number, whatever the number. */
export function pick<Value>(values: readonly Value[], at: number): Value {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('there is nothing to pick from');
  return value;
}
