/**
 * Model-based test: random steps of shoppers, operators, two payment companies, banks, time and crashes, with all
 * invariants checked after each step. `TEST_SEED` repeats a run.
 */
import fc from 'fast-check';
import { afterAll, test } from 'vitest';
import { readSeed } from '#tests/setup/test-settings.ts';
import { DISCOUNT_STEPS } from './discount-steps.ts';
import { DISPUTE_STEPS } from './dispute-steps.ts';
import { LINE_STEPS } from './line-steps.ts';
import { MACHINE_STEPS, settleAll } from './machine-steps.ts';
import { OPERATOR_STEPS } from './operator-steps.ts';
import { RETURN_STEPS } from './return-steps.ts';
import { SHOPPER_STEPS } from './shopper-steps.ts';
import { openWorld } from './world.ts';

const STEP_COUNT = process.env.TEST_LONG ? 10_000 : 150;
const STEPS_PER_RUN = 150;

const world = await openWorld();
afterAll(world.close);

const runs = fc.noBias(
  fc.commands(
    [
      ...SHOPPER_STEPS,
      ...OPERATOR_STEPS,
      ...LINE_STEPS,
      ...RETURN_STEPS,
      ...DISCOUNT_STEPS,
      ...DISPUTE_STEPS,
      ...MACHINE_STEPS,
    ],
    { maxCommands: STEPS_PER_RUN, size: 'max' },
  ),
);

test(`the invariants hold over ${STEP_COUNT} steps of shoppers, operators, banks and crashes`, {
  timeout: 1_200_000,
}, async () => {
  let steps = 0;
  for (let run = 0; steps < STEP_COUNT; run++) {
    const seed = readSeed() + run * 7919;
    await fc.assert(
      fc.asyncProperty(runs, async (commands) => {
        await world.reset();
        await fc.asyncModelRun(() => ({ model: world, real: world }), commands);
        steps += world.log.length;
        world.crashAt('settled', Number.POSITIVE_INFINITY);
        await settleAll(world);
      }),
      { seed, numRuns: 1, interruptAfterTimeLimit: 120_000 },
    );
  }
});
