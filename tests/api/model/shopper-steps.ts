/** Steps of shoppers: in the shop, and on the pages of payment companies. */
import fc from 'fast-check';
import { ActionRefused } from '#api/orders/action-refused.ts';
import { cancelOrder } from '#api/orders/actions.ts';
import type { SessionState } from '#api/payments/gateway.ts';
import { ApiRefusal } from '#api/platform/http/refusal.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createStep, pick, weigh } from './step.ts';
import { BANKS, type Page, type PendingNotification, STOCK, type World } from './world.ts';

const CITIES = ['Cairo', 'Giza'];
const anyNumber = fc.nat({ max: 1000 });
const findAtBank = ({ banks }: World, { bank, id }: Page) => banks[bank].find(id);

/** Payment pages that are still open. */
const listOpenPages = (world: World) =>
  world.pages.filter((page) => ['open', 'declined'].includes(findAtBank(world, page).status));
const listEndedPages = (world: World) =>
  world.pages.filter(
    (page) => findAtBank(world, page).status === 'ended' && !findAtBank(world, page).charges.length,
  );

const reportStatus = ({ bank, id }: Page, status: SessionState['status']): PendingNotification => ({
  bank,
  notification: { about: { gatewaySessionId: id }, state: { charges: [], status } },
});

const putStep = fc.tuple(anyNumber, anyNumber).map(([who, what]) =>
  createStep(
    `shopper ${who % 4} puts product ${what % STOCK.length} into the cart`,
    () => true,
    (world) =>
      world.call('POST', 'v1/cart', pick(world.shoppers, who).token, { productId: pick(STOCK, what).id }),
  ),
);

const changeStep = fc.tuple(anyNumber, anyNumber, fc.nat({ max: 3 })).map(([who, what, count]) =>
  createStep(
    `cart ${who} has ${count} of product ${what % STOCK.length}`,
    ({ records }) => records.carts.length > 0,
    (world) => {
      const cart = pick(world.records.carts, who);
      const token = world.shoppers.find(({ id }) => id === cart.user_id)?.token ?? '';
      const path = `v1/cart/${pick(STOCK, what).id}`;
      return count > 0 ? world.call('PUT', path, token, { count }) : world.call('DELETE', path, token);
    },
  ),
);

/** How a cart is ordered: to one of two cities, perhaps with an idempotency key. */
const anyOrdering = fc.record({ cart: anyNumber, city: fc.constantFrom(...CITIES), isKeyed: fc.boolean() });

async function order(world: World, asked: { cart: number; city: string; isKeyed: boolean }, path: string) {
  const { id, user_id } = pick(world.records.carts, asked.cart);
  const token = world.shoppers.find((shopper) => shopper.id === user_id)?.token ?? '';
  const body = { shippingAddress: { ...ADDRESS, city: asked.city } };
  const key = asked.isKeyed ? `${id}/${path}/${asked.city}` : undefined;
  const { body: answer } = await world.call('POST', path.replace('ID', id), token, body, key);
  return answer;
}

const checkOutStep = fc.tuple(anyOrdering, fc.constantFrom(...BANKS)).map(([asked, bank]) =>
  createStep(
    `cart ${asked.cart} is checked out at the ${bank}, to ${asked.city}${asked.isKeyed ? ', with a key' : ''}`,
    ({ records }) => records.carts.length > 0,
    async (world) => {
      const { session } = await order(world, asked, `v1/orders/checkout-session/ID?gateway=${bank}`);
      if (!session) return;
      const id = new URL(session.url).pathname.slice('/pay/'.length);
      if (!world.pages.some((page) => page.id === id)) world.pages.push({ bank, id });
    },
  ),
);

const placeCashStep = anyOrdering.map((asked) =>
  createStep(
    `cart ${asked.cart} is ordered in cash, to ${asked.city}${asked.isKeyed ? ', with a key' : ''}`,
    ({ records }) => records.carts.length > 0,
    (world) => order(world, asked, 'v1/orders/ID'),
  ),
);

const cancelStep = anyNumber.map((which) =>
  createStep(
    `order ${which} is cancelled by its shopper`,
    ({ records }) => records.orders.length > 0,
    async (world) => {
      const { orders } = world.records;
      await cancelOrder(world.api(), pick(orders, which).id, 'shopper').catch(ignoreRefusal);
    },
  ),
);

export function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ActionRefused || error instanceof ApiRefusal)) throw error;
}

/**
 * Pays `times` times on one of the `newest` open pages (0: on any). `wrong` replaces details of the payment, such as
 * its amount; `status` is what the notification reports for the page's session.
 */
const createPayStep = (name: string, wrong: object, times: number, status: 'open' | 'ended', newest = 0) =>
  anyNumber.map((which) =>
    createStep(
      `page ${which} is paid ${name}`,
      (world) => listOpenPages(world).length > 0,
      async (world) => {
        const page = pick(listOpenPages(world).slice(-newest), which);
        for (let time = 0; time < times; time++) {
          const notification = structuredClone(world.banks[page.bank].pay(page.id, wrong));
          if (notification.about && typeof notification.state === 'object')
            notification.state.status = status;
          world.pending.push({ bank: page.bank, notification });
        }
        // A page that stays open may report several payments in turn.
        if (status === 'open' && times === 1) findAtBank(world, page).status = 'open';
      },
    ),
  );

const payLateStep = anyNumber.map((which) =>
  createStep(
    `page ${which} is paid after it ended`,
    (world) => listEndedPages(world).length > 0,
    async (world) => {
      const { bank, id } = pick(listEndedPages(world), which);
      world.pending.push({ bank, notification: structuredClone(world.banks[bank].pay(id)) });
      world.unreported.add(id);
    },
  ),
);

const listPayingPages = (world: World) =>
  world.pages.filter((page) => findAtBank(world, page).status === 'paying');

/** A payment in progress succeeds or fails. */
const finishPayingStep = fc.tuple(anyNumber, fc.boolean()).map(([which, isPaid]) =>
  createStep(
    `the payment in progress on page ${which} ${isPaid ? 'succeeds' : 'fails'}`,
    (world) => listPayingPages(world).length > 0,
    async (world) => {
      const page = pick(listPayingPages(world), which);
      if (!isPaid) findAtBank(world, page).status = 'ended';
      else
        world.pending.push({
          bank: page.bank,
          notification: structuredClone(world.banks[page.bank].pay(page.id)),
        });
    },
  ),
);

const createLeaveStep = (name: string, status: 'declined' | 'given_up' | 'paying') =>
  anyNumber.map((which) =>
    createStep(
      `page ${which} is ${name}`,
      (world) => listOpenPages(world).length > 0,
      async (world) => {
        const page = pick(listOpenPages(world), which);
        findAtBank(world, page).status = status;
        world.pending.push(reportStatus(page, status));
      },
    ),
  );

export const SHOPPER_STEPS = weigh([
  [4, putStep],
  [1, changeStep],
  [8, checkOutStep],
  [2, placeCashStep],
  [1, cancelStep],
  [8, createPayStep('', {}, 1, 'ended', 2)],
  [1, createPayStep('', {}, 1, 'ended')],
  [2, createPayStep('twice', {}, 2, 'open')],
  [1, createPayStep('with too little', { amountPiastres: 1000 }, 1, 'open')],
  [1, createPayStep('in dollars', { currency: 'USD' }, 1, 'open')],
  [2, payLateStep],
  [1, createLeaveStep('declined', 'declined')],
  [1, createLeaveStep('given up', 'given_up')],
  [2, createLeaveStep('being paid by a kiosk', 'paying')],
  [2, finishPayingStep],
]);
