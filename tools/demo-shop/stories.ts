/** Stories of orders: the steps that an order goes through, and their times. */

import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/times.ts';
import { createChoice, type Random } from '#tools/generate-catalogue/random.ts';
import { findCollectionTime, findDeliveryTime, findOpenTime } from './hours.ts';

/** The steps of stories; steps.ts carries them out. */
export type StepName =
  | 'pay'
  | 'beDeclined'
  | 'giveUp'
  | 'confirm'
  | 'pack'
  | 'ship'
  | 'deliver'
  | 'comeBack'
  | 'cancel'
  | 'cancelUnreachable'
  | 'note'
  | 'review'
  | 'refundPart'
  | 'requestReturn'
  | 'approveReturn'
  | 'refuseReturn'
  | 'receiveReturn'
  | 'refundReturn'
  | 'returnWhole'
  | 'dispute'
  | 'winDispute'
  | 'loseDispute';

export interface Step {
  at: number;
  name: StepName;
}

interface StorySetting {
  random: Random;
  /** When the order was placed, or the payment page opened. */
  at: number;
  isCash: boolean;
  /** Days until a parcel arrives: from, to. */
  days: readonly [number, number];
}

type Story = (setting: StorySetting) => Step[];

const drawBetween = (random: Random, from: number, to: number) => from + random.next() * (to - from);
const createStep = (at: number, name: StepName): Step => ({ at, name });

type StepAfter = [ms: number, name: StepName];

const SHIPPED_STEPS: StepAfter[] = [
  [HOUR_MS, 'confirm'],
  [2 * HOUR_MS, 'pack'],
  [4 * HOUR_MS, 'ship'],
];
const PAID_STEPS: StepAfter[] = [[MINUTE_MS, 'pay'], ...SHIPPED_STEPS.slice(1)];

/** Steps at fixed times after the order. */
const createFixedStory =
  (...planned: StepAfter[]): Story =>
  ({ at }) =>
    planned.map(([ms, name]) => createStep(at + ms, name));

const createPayStep = ({ random, at }: StorySetting) =>
  createStep(at + drawBetween(random, 1, 6) * MINUTE_MS, 'pay');

/** Steps from the order to the parcel's collection by the courier. */
function planShipping(setting: StorySetting): Step[] {
  const { random, at, isCash } = setting;
  const seen = findOpenTime(random, at + drawBetween(random, 8, 150) * MINUTE_MS);
  const packed = findOpenTime(random, seen + drawBetween(random, 20, 240) * MINUTE_MS);
  const first = isCash ? createStep(seen, 'confirm') : createPayStep(setting);
  return [first, createStep(packed, 'pack'), createStep(findCollectionTime(random, packed), 'ship')];
}

function planArrival(setting: StorySetting, name: 'deliver' | 'comeBack'): Step[] {
  const { random, days } = setting;
  const steps = planShipping(setting);
  const deliveryDays = days[0] + random.below(days[1] - days[0] + 1);
  // A parcel that was not accepted also travels back.
  const travel = name === 'deliver' ? deliveryDays : deliveryDays + 2 + random.below(3);
  return [...steps, createStep(findDeliveryTime(random, steps.at(-1)?.at ?? setting.at, travel), name)];
}

/** Steps after a delivery, each at a random time after the previous one. */
const createDeliveredStory =
  (...planned: [fromMs: number, toMs: number, name: StepName][]): Story =>
  (setting) => {
    const steps = planArrival(setting, 'deliver');
    for (const [from, to, name] of planned) {
      const before = steps.at(-1)?.at ?? setting.at;
      steps.push(createStep(before + drawBetween(setting.random, from, to), name));
    }
    return steps;
  };

const ANSWER_DELAY: [number, number] = [2 * HOUR_MS, 20 * HOUR_MS];

export const STORIES = {
  delivered: (setting) => planArrival(setting, 'deliver'),
  reviewed: createDeliveredStory([DAY_MS, 9 * DAY_MS, 'review']),
  noted: (setting) => [
    createStep(setting.at + 12 * MINUTE_MS, 'note'),
    ...planArrival({ ...setting, at: setting.at + HOUR_MS / 2 }, 'deliver'),
  ],
  refused: (setting) => planArrival(setting, 'comeBack'),
  cancelled: createFixedStory([25 * MINUTE_MS, 'cancel']),
  unreachable: ({ random, at }) => [
    createStep(findOpenTime(random, at + 5 * HOUR_MS), 'note'),
    createStep(findOpenTime(random, at + 29 * HOUR_MS), 'cancelUnreachable'),
  ],
  refundedPart: createDeliveredStory([DAY_MS, 3 * DAY_MS, 'refundPart']),
  returned: createDeliveredStory(
    [DAY_MS, 8 * DAY_MS, 'requestReturn'],
    [...ANSWER_DELAY, 'approveReturn'],
    [3 * DAY_MS, 5 * DAY_MS, 'receiveReturn'],
    [...ANSWER_DELAY, 'refundReturn'],
  ),
  returnRefused: createDeliveredStory(
    [2 * DAY_MS, 9 * DAY_MS, 'requestReturn'],
    [...ANSWER_DELAY, 'refuseReturn'],
  ),
  paidAgain: ({ at, ...setting }) => [
    createStep(at + 2 * MINUTE_MS, 'beDeclined'),
    ...planArrival({ at: at + 3 * MINUTE_MS, ...setting }, 'deliver'),
  ],
  cancelledPaid: createFixedStory([3 * MINUTE_MS, 'pay'], [70 * MINUTE_MS, 'cancel']),
  givenUp: createFixedStory([4 * MINUTE_MS, 'giveUp']),
  abandoned: createFixedStory(),
  declined: createFixedStory([2 * MINUTE_MS, 'beDeclined']),
  disputeWon: createDeliveredStory(
    [6 * DAY_MS, 9 * DAY_MS, 'dispute'],
    [10 * DAY_MS, 14 * DAY_MS, 'winDispute'],
  ),
  disputeLost: createDeliveredStory(
    [6 * DAY_MS, 9 * DAY_MS, 'dispute'],
    [10 * DAY_MS, 14 * DAY_MS, 'loseDispute'],
  ),

  // Stories of orders that wait for the staff now.
  toConfirm: createFixedStory(),
  toPack: createFixedStory([9 * MINUTE_MS, 'confirm']),
  paid: createFixedStory([3 * MINUTE_MS, 'pay']),
  toShip: createFixedStory(...SHIPPED_STEPS.slice(0, 2)),
  onTheWay: createFixedStory(...SHIPPED_STEPS),
  paying: createFixedStory(),
  justDeclined: createFixedStory([MINUTE_MS, 'beDeclined']),
  cameBack: createFixedStory(...SHIPPED_STEPS, [3 * DAY_MS, 'comeBack']),
  refundDue: createFixedStory(...SHIPPED_STEPS, [2 * DAY_MS, 'deliver'], [5 * DAY_MS, 'returnWhole']),
  disputed: createFixedStory(...PAID_STEPS, [2 * DAY_MS, 'deliver'], [9 * DAY_MS, 'dispute']),
  returnAsked: createFixedStory(...SHIPPED_STEPS, [2 * DAY_MS, 'deliver'], [4 * DAY_MS, 'requestReturn']),
  returnExpected: createFixedStory(
    ...PAID_STEPS,
    [2 * DAY_MS, 'deliver'],
    [4 * DAY_MS, 'requestReturn'],
    [4.5 * DAY_MS, 'approveReturn'],
  ),
} satisfies Record<string, Story>;

export type StoryName = keyof typeof STORIES;

const createStoryChoice = (weights: Partial<Record<StoryName, number>>) => {
  const choose = createChoice(Object.values(weights));
  const names = Object.keys(weights) as StoryName[];
  return (random: Random): StoryName => names[choose(random)] ?? 'delivered';
};

/** Weights of the stories of cash orders: about one parcel in nine is not accepted. */
export const chooseCashStory = createStoryChoice({
  ...{ delivered: 62, reviewed: 13, noted: 4, refused: 11, cancelled: 3, unreachable: 3 },
  ...{ refundedPart: 1, returned: 2.5, returnRefused: 0.5 },
});

export const chooseCardStory = createStoryChoice({
  ...{ delivered: 56, reviewed: 13, noted: 3, paidAgain: 5, cancelledPaid: 3, refundedPart: 2 },
  ...{ returned: 4, returnRefused: 1, givenUp: 5, abandoned: 4, declined: 4 },
});
