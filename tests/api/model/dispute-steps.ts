/** Steps of the shoppers' banks: they open disputes and decide them. */
import fc from 'fast-check';
import { calculateLeft } from '#tests/setup/bank.ts';
import { sumBalance } from '#tests/setup/records.ts';
import { listSettledCharges, notifyToAsk } from './operator-steps.ts';
import { createStep, pick, weigh } from './step.ts';
import type { World } from './world.ts';

const anyNumber = fc.nat({ max: 1000 });

/** Charges that can be disputed, each with the largest amount: what the shop still holds of it. */
function listDisputable(world: World) {
  const { orders, sessions } = world.records;
  return listSettledCharges(world, orders).flatMap(({ bank, id, charge }) => {
    const session = sessions.find(({ gateway, at }) => gateway === bank && at === id);
    const order = orders.find((each) => each.id === session?.order_id);
    if (!order) return [];
    const { held } = sumBalance(world.records, order.id);
    const maxPiastres =
      charge.currency === 'EGP' ? Math.min(held, calculateLeft(charge)) : calculateLeft(charge);
    return maxPiastres > 0 ? [{ bank, id, charge, maxPiastres }] : [];
  });
}

const disputeStep = fc
  .tuple(anyNumber, fc.constantFrom(1, 1, 1, 3), fc.boolean())
  .map(([which, parts, isNotified]) =>
    createStep(
      `1/${parts} of charge ${which} is disputed${isNotified ? '' : ', without a notification'}`,
      (world) => listDisputable(world).length > 0,
      async (world) => {
        const chosen = pick(listDisputable(world), which);
        chosen.charge.disputedPiastres += Math.ceil(chosen.maxPiastres / parts);
        if (isNotified) notifyToAsk(world, chosen);
        else world.unreported.add(chosen.id);
      },
    ),
  );

const listCharges = ({ pages, banks }: World) =>
  pages.flatMap((page) => banks[page.bank].find(page.id).charges.map((charge) => ({ ...page, charge })));

/** The bank decides the disputes of a charge. */
const decideStep = fc.tuple(anyNumber, fc.boolean()).map(([which, isLost]) => {
  const choose = (world: World) => listCharges(world).filter(({ charge }) => charge.disputedPiastres > 0);
  return createStep(
    `the dispute of charge ${which} is ${isLost ? 'lost' : 'won'}`,
    (world) => choose(world).length > 0,
    async (world) => {
      const chosen = pick(choose(world), which);
      const { charge } = chosen;
      if (isLost) charge.lostPiastres += charge.disputedPiastres;
      charge.disputedPiastres = 0;
      notifyToAsk(world, chosen);
    },
  );
});

/** A lost dispute is reopened, or won at once. */
const appealStep = fc.tuple(anyNumber, fc.boolean()).map(([which, isWon]) => {
  const choose = (world: World) => listCharges(world).filter(({ charge }) => charge.lostPiastres > 0);
  return createStep(
    `the lost dispute of charge ${which} is ${isWon ? 'won' : 'reopened'}`,
    (world) => choose(world).length > 0,
    async (world) => {
      const chosen = pick(choose(world), which);
      const { charge } = chosen;
      if (!isWon) charge.disputedPiastres += charge.lostPiastres;
      charge.lostPiastres = 0;
      notifyToAsk(world, chosen);
    },
  );
});

export const DISPUTE_STEPS = weigh([
  [5, disputeStep],
  [5, decideStep],
  [1, appealStep],
]);
