/** Steps of shoppers: in the shop, and on the pages of payment companies. */
import fc from 'fast-check';
import { ActionRefused } from '#api/orders/action-refused.ts';
import { cancelOrder } from '#api/orders/actions.ts';
import type { SessionState } from '#api/payments/gateway.ts';
import { ApiRefusal } from '#api/platform/http/refusal.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { pick, step, weigh } from './step.ts';
import { BANKS, type Page, type PendingNotification, STOCK, type World } from './world.ts';

const CITIES = ['Cairo', 'Giza'];
const number = fc.nat({ max: 1000 });
const atBank = ({ banks }: World, { bank, id }: Page) => banks[bank].find(id);

/** Payment pages that are still open. */
const openPages = (world: World) =>
  world.pages.filter((page) => ['open', 'declined'].includes(atBank(world, page).status));
const endedPages = (world: World) =>
  world.pages.filter((page) => atBank(world, page).status === 'ended' && !atBank(world, page).charges.length);

const reportStatus = ({ bank, id }: Page, status: SessionState['status']): PendingNotification => ({
  bank,
  notification: { about: { gatewaySessionId: id }, state: { charges: [], status } },
});

const put = fc.tuple(number, number).map(([who, what]) =>
  step(
    `shopper ${who % 4} puts product ${what % STOCK.length} into the cart`,
    () => true,
    (world) =>
      world.call('POST', 'v1/cart', pick(world.shoppers, who).token, { productId: pick(STOCK, what).id }),
  ),
);

const change = fc.tuple(number, number, fc.nat({ max: 3 })).map(([who, what, count]) =>
  step(
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
const ordering = fc.record({ cart: number, city: fc.constantFrom(...CITIES), isKeyed: fc.boolean() });

async function order(world: World, asked: { cart: number; city: string; isKeyed: boolean }, path: string) {
  const { id, user_id } = pick(world.records.carts, asked.cart);
  const token = world.shoppers.find((shopper) => shopper.id === user_id)?.token ?? '';
  const body = { shippingAddress: { ...ADDRESS, city: asked.city } };
  const key = asked.isKeyed ? `${id}/${path}/${asked.city}` : undefined;
  const { body: answer } = await world.call('POST', path.replace('ID', id), token, body, key);
  return answer;
}

const checkOut = fc.tuple(ordering, fc.constantFrom(...BANKS)).map(([asked, bank]) =>
  step(
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

const placeCash = ordering.map((asked) =>
  step(
    `cart ${asked.cart} is ordered in cash, to ${asked.city}${asked.isKeyed ? ', with a key' : ''}`,
    ({ records }) => records.carts.length > 0,
    (world) => order(world, asked, 'v1/orders/ID'),
  ),
);

const cancel = number.map((which) =>
  step(
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
const pay = (name: string, wrong: object, times: number, status: 'open' | 'ended', newest = 0) =>
  number.map((which) =>
    step(
      `page ${which} is paid ${name}`,
      (world) => openPages(world).length > 0,
      async (world) => {
        const page = pick(openPages(world).slice(-newest), which);
        for (let time = 0; time < times; time++) {
          const notification = structuredClone(world.banks[page.bank].pay(page.id, wrong));
          if (notification.about && typeof notification.state === 'object')
            notification.state.status = status;
          world.pending.push({ bank: page.bank, notification });
        }
        // A page that stays open may report several payments in turn.
        if (status === 'open' && times === 1) atBank(world, page).status = 'open';
      },
    ),
  );

const payLate = number.map((which) =>
  step(
    `page ${which} is paid after it ended`,
    (world) => endedPages(world).length > 0,
    async (world) => {
      const { bank, id } = pick(endedPages(world), which);
      world.pending.push({ bank, notification: structuredClone(world.banks[bank].pay(id)) });
      world.unreported.add(id);
    },
  ),
);

const payingPages = (world: World) => world.pages.filter((page) => atBank(world, page).status === 'paying');

/** A payment in progress succeeds or fails. */
const finishPaying = fc.tuple(number, fc.boolean()).map(([which, isPaid]) =>
  step(
    `the payment in progress on page ${which} ${isPaid ? 'succeeds' : 'fails'}`,
    (world) => payingPages(world).length > 0,
    async (world) => {
      const page = pick(payingPages(world), which);
      if (!isPaid) atBank(world, page).status = 'ended';
      else
        world.pending.push({
          bank: page.bank,
          notification: structuredClone(world.banks[page.bank].pay(page.id)),
        });
    },
  ),
);

const leave = (name: string, status: 'declined' | 'given_up' | 'paying') =>
  number.map((which) =>
    step(
      `page ${which} is ${name}`,
      (world) => openPages(world).length > 0,
      async (world) => {
        const page = pick(openPages(world), which);
        atBank(world, page).status = status;
        world.pending.push(reportStatus(page, status));
      },
    ),
  );

export const SHOPPER_STEPS = weigh([
  [4, put],
  [1, change],
  [8, checkOut],
  [2, placeCash],
  [1, cancel],
  [8, pay('', {}, 1, 'ended', 2)],
  [1, pay('', {}, 1, 'ended')],
  [2, pay('twice', {}, 2, 'open')],
  [1, pay('with too little', { amountPiastres: 1000 }, 1, 'open')],
  [1, pay('in dollars', { currency: 'USD' }, 1, 'open')],
  [2, payLate],
  [1, leave('declined', 'declined')],
  [1, leave('given up', 'given_up')],
  [2, leave('being paid by a kiosk', 'paying')],
  [2, finishPaying],
]);
