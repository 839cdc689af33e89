/** What the shoppers' own banks do: they claim payments back, and decide. */
import fc from 'fast-check';
import { leftOf } from '#tests/setup/bank.ts';
import { balanceOf } from '#tests/setup/records.ts';
import { chargesAtDesk, tellToAsk } from './operator-steps.ts';
import { pick, step, weigh } from './step.ts';
import type { World } from './world.ts';

const number = fc.nat({ max: 1000 });

/** Charges of which something is left, as far as the shop holds it: nobody claims what they got by hand. */
function claimable(world: World) {
  const { orders, sessions } = world.records;
  return chargesAtDesk(world, orders).flatMap(({ bank, id, charge }) => {
    const session = sessions.find(({ gateway, at }) => gateway === bank && at === id);
    const order = orders.find((each) => each.id === session?.order_id);
    if (!order) return [];
    const { held } = balanceOf(world.records, order.id);
    const mostPiastres = charge.currency === 'EGP' ? Math.min(held, leftOf(charge)) : leftOf(charge);
    return mostPiastres > 0 ? [{ bank, id, charge, mostPiastres }] : [];
  });
}

const claim = fc.tuple(number, fc.constantFrom(1, 1, 1, 3), fc.boolean()).map(([which, parts, isTold]) =>
  step(
    `1/${parts} of charge ${which} is claimed back${isTold ? '' : ', and nobody is told'}`,
    (world) => claimable(world).length > 0,
    async (world) => {
      const chosen = pick(claimable(world), which);
      chosen.charge.disputedPiastres += Math.ceil(chosen.mostPiastres / parts);
      if (isTold) tellToAsk(world, chosen);
      else world.untold.add(chosen.id);
    },
  ),
);

const allCharges = ({ pages, banks }: World) =>
  pages.flatMap((page) => banks[page.bank].find(page.id).charges.map((charge) => ({ ...page, charge })));

/** The bank decides about all that it claims of a charge. */
const decide = fc.tuple(number, fc.boolean()).map(([which, isLost]) => {
  const choose = (world: World) => allCharges(world).filter(({ charge }) => charge.disputedPiastres > 0);
  return step(
    `the claim of charge ${which} is ${isLost ? 'lost' : 'won'}`,
    (world) => choose(world).length > 0,
    async (world) => {
      const chosen = pick(choose(world), which);
      const { charge } = chosen;
      if (isLost) charge.lostPiastres += charge.disputedPiastres;
      charge.disputedPiastres = 0;
      tellToAsk(world, chosen);
    },
  );
});

/** What was lost is looked at once more, or comes back at once. */
const appeal = fc.tuple(number, fc.boolean()).map(([which, isWon]) => {
  const choose = (world: World) => allCharges(world).filter(({ charge }) => charge.lostPiastres > 0);
  return step(
    `what was lost of charge ${which} ${isWon ? 'comes back' : 'is claimed once more'}`,
    (world) => choose(world).length > 0,
    async (world) => {
      const chosen = pick(choose(world), which);
      const { charge } = chosen;
      if (!isWon) charge.disputedPiastres += charge.lostPiastres;
      charge.lostPiastres = 0;
      tellToAsk(world, chosen);
    },
  );
});

export const DISPUTE_STEPS = weigh([
  [5, claim],
  [5, decide],
  [1, appeal],
]);
