/**
 * The life of a small shop, at random: shoppers, operators, two payment companies, disputes, time and crashes, with all books looked at
 * after each step. `TEST_SEED` repeats a run.
 */
import fc from 'fast-check';
import { afterAll, test } from 'vitest';
import { readSeed } from '#tests/setup/test-settings.ts';
import { DISPUTE_STEPS } from './dispute-steps.ts';
import { comeToRest, MACHINE_STEPS } from './machine-steps.ts';
import { OPERATOR_STEPS } from './operator-steps.ts';
import { SHOPPER_STEPS } from './shopper-steps.ts';
import { openWorld } from './world.ts';

// On each of the two engines.
const STEPS = process.env.TEST_LONG ? 10_000 : 200;
const STEPS_OF_A_LIFE = 150;

const world = await openWorld();
afterAll(world.close);

const lives = fc.noBias(
  fc.commands([...SHOPPER_STEPS, ...OPERATOR_STEPS, ...DISPUTE_STEPS, ...MACHINE_STEPS], {
    maxCommands: STEPS_OF_A_LIFE,
    size: 'max',
  }),
);

test(`${STEPS} steps of shoppers, operators, payment companies, disputes and crashes`, {
  timeout: 1_200_000,
}, async () => {
  let steps = 0;
  for (let life = 0; steps < STEPS; life++) {
    const seed = readSeed() + life * 7919;
    await fc.assert(
      fc.asyncProperty(lives, async (commands) => {
        await world.reset();
        await fc.asyncModelRun(() => ({ model: world, real: world }), commands);
        steps += world.log.length;
        world.crashAt('settled', Number.POSITIVE_INFINITY);
        await comeToRest(world);
      }),
      { seed, numRuns: 1, interruptAfterTimeLimit: 120_000 },
    );
  }
});
