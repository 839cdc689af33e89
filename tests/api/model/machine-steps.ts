/** Steps of machines: notifications, time, jobs, failing banks and crashes. */
import fc from 'fast-check';
import type { FaultPoint } from '#api/platform/fault-points.ts';
import { checkFinalInvariants, checkVat } from './examine.ts';
import { createStep, pick, weigh } from './step.ts';
import { BANKS, type World } from './world.ts';

const anyNumber = fc.nat({ max: 1000 });
const hasPending = ({ pending }: World) => pending.length > 0;

const deliverStep = fc.tuple(anyNumber, fc.boolean()).map(([which, isRepeated]) =>
  createStep(
    `notification ${which} arrives${isRepeated ? ', and will again' : ''}`,
    hasPending,
    async (world) => {
      const next = pick(world.pending, which);
      const isTaken = await world.deliver(next);
      if (isTaken && !isRepeated) world.pending = world.pending.filter((each) => each !== next);
    },
  ),
);

const loseStep = anyNumber.map((which) =>
  createStep(`notification ${which} is lost`, hasPending, async (world) => {
    const lost = pick(world.pending, which);
    world.pending = world.pending.filter((each) => each !== lost);
  }),
);

const forgeStep = anyNumber.map((which) =>
  createStep(
    `a forged notification says that page ${which} is paid`,
    ({ pages }) => pages.length > 0,
    async (world) => {
      const { bank, id } = pick(world.pages, which);
      const { amountPiastres } = world.banks[bank].find(id);
      const charge = { transaction: 'forged', amountPiastres, currency: 'EGP', refundedPiastres: 0 };
      const state = { charges: [charge], status: 'ended' as const };
      const forged = { bank, notification: { about: { gatewaySessionId: id }, state } };
      if (await world.deliver(forged, 'wrong')) throw new Error('a forged notification was accepted');
    },
  ),
);

const BANK_FAULTS = ['isDown', 'losesAnswers', 'refusesRefunds'] as const;
const failStep = fc.tuple(fc.constantFrom(...BANKS), fc.constantFrom(...BANK_FAULTS)).map(([bank, fault]) =>
  createStep(
    `${fault} of the ${bank} is toggled`,
    () => true,
    async ({ banks }) => {
      banks[bank].faults[fault] = !banks[bank].faults[fault];
    },
  ),
);

const clearFaultsStep = fc.constant(
  createStep(
    'the banks work again',
    ({ banks }) => BANKS.some((name) => Object.values(banks[name].faults).includes(true)),
    async (world) => clearBankFaults(world),
  ),
);

function clearBankFaults({ banks }: World): void {
  for (const name of BANKS) for (const fault of BANK_FAULTS) banks[name].faults[fault] = false;
}

const waitStep = fc.constantFrom(1, 3, 8, 16, 60, 400).map((minutes) =>
  createStep(
    `${minutes} minutes pass, and recurring work runs`,
    () => true,
    async (world) => {
      world.passMinutes(minutes);
      await world.sweep();
      await world.runJobs();
    },
  ),
);

const workStep = fc.constant(
  createStep(
    'jobs run',
    ({ records }) => records.jobs > 0,
    (world) => world.runJobs(),
  ),
);

const FAULT_POINTS: FaultPoint[] = [
  'cash-placed',
  'order-written',
  'session-opened',
  'session-kept',
  'before-settling',
  'settled',
  'refund-sent',
  'refund-settled',
  'order-moved',
  'email-sent',
];
const crashStep = fc.tuple(fc.constantFrom(...FAULT_POINTS), fc.nat({ max: 2 })).map(([point, passes]) =>
  createStep(
    `the shop will crash at '${point}', after passing it ${passes} times`,
    () => true,
    async (world) => world.crashAt(point, passes),
  ),
);

/** How many rounds it takes to settle everything: the shop asks about old sessions less and less often. */
const SETTLING_ROUNDS = 6;

/** Lets payments in progress fail. */
function decidePaying({ banks }: World): void {
  for (const name of BANKS)
    for (const session of banks[name].sessions.values())
      if (session.status === 'paying') session.status = 'ended';
}

/** Ends all faults, delivers everything and runs all jobs; then the ledger must balance. */
export async function settleAll(world: World): Promise<void> {
  clearBankFaults(world);
  decidePaying(world);
  for (let round = 0; round < SETTLING_ROUNDS; round++) {
    world.passMinutes(round === 0 ? 20 : 400);
    for (const id of world.unreported) {
      const bank = BANKS.find((name) => world.banks[name].sessions.has(id)) ?? 'bank';
      const notification = { about: { gatewaySessionId: id }, state: 'ask' as const };
      if (!(await world.deliver({ bank, notification }))) throw new Error('a notification was not accepted');
    }
    await world.sweep();
    await world.runJobs(true);
    await world.refresh();
    const { jobs, sessions, orders } = world.records;
    const isWaiting = orders.some(({ status }) => status === 'pending' || status === 'failed');
    if (jobs === 0 && !isWaiting && sessions.every(({ is_open }) => !is_open)) break;
  }
  world.unreported.clear();
  checkFinalInvariants(world);
  await checkVat(world);
}

const settleStep = fc.constant(
  createStep(
    'everything settles',
    ({ records }) => records.orders.length > 0,
    async (world) => {
      world.crashAt('settled', Number.POSITIVE_INFINITY);
      await settleAll(world);
    },
  ),
);

export const MACHINE_STEPS = weigh([
  [10, deliverStep],
  [2, loseStep],
  [1, forgeStep],
  [2, failStep],
  [3, clearFaultsStep],
  [3, waitStep],
  [4, workStep],
  [4, crashStep],
  [1, settleStep],
]);
