/** Steps of staff: placing orders by phone and changing their lines, and the payment links that shoppers open. */
import fc from 'fast-check';
import { writePaymentLink } from '#api/orders/tracking-links.ts';
import { statusesBefore } from '#api/orders/transitions.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import { orders } from '#api/schema/orders.ts';
import { changeLines } from '#api/staff-orders/change-lines.ts';
import { placeStaffOrder } from '#api/staff-orders/place-order.ts';
import { previewOrder } from '#api/staff-orders/preview-order.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { ORIGIN } from '#tests/setup/test-shop.ts';
import { ignoreRefusal } from './shopper-steps.ts';
import { createStep, pick, weigh } from './step.ts';
import { BANKS, STOCK, type World } from './world.ts';

const anyNumber = fc.nat({ max: 1000 });
/** Numbers of pieces by product: at least one piece in all. */
const wantedPieces = fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 }), fc.nat({ max: 2 })).map((counts) => {
  const lines = STOCK.map(({ id }, at) => ({ productId: id, pieces: counts[at] ?? 0 }));
  const some = lines.filter(({ pieces }) => pieces > 0);
  return some.length > 0 ? some : [{ productId: STOCK[0].id, pieces: 1 }];
});
type Lines = { productId: string; pieces: number }[];
const writeLines = (lines: Lines) =>
  STOCK.map(({ id }) => lines.find(({ productId }) => productId === id)?.pieces ?? 0).join('+');

const OVERRIDES = ['block', 'cash-limit', 'open-orders-limit', 'hold-limit'] as const;

const placeStep = fc
  .tuple(anyNumber, wantedPieces, fc.constantFrom('link' as const, 'link' as const, 'cash' as const))
  .map(([who, lines, payment]) =>
    createStep(
      `${writeLines(lines)} pieces are ordered by phone for shopper ${who % 4}, ${payment}`,
      () => true,
      async (world) => {
        const customerId = pick(world.shoppers, who).id;
        const couponCode = pick(['', '', 'tenth', 'LAST', 'person', 'free'], who);
        const asked = { customerId, couponCode, lines, payment, governorate: null, city: ADDRESS.city };
        const preview = await previewOrder(world.api(), { ...asked, phones: [ADDRESS.phone] });
        await placeStaffOrder(world.api(), world.actor, {
          key: `key-${world.log.length}-${who}`,
          ...{ customerId, couponCode },
          ...{ lines, payment, address: ADDRESS, holdHours: 1, source: 'phone', language: 'en', note: '' },
          ...{ overrides: [...OVERRIDES], expectedPiastres: preview.totalPiastres },
        }).catch(ignoreRefusal);
      },
    ),
  );

const changeStep = fc.tuple(anyNumber, wantedPieces, fc.nat({ max: 7 })).map(([which, lines, odds]) => {
  const before = statusesBefore('lines_changed');
  const choose = ({ records }: World) =>
    odds === 0 ? records.orders : records.orders.filter(({ status }) => before.includes(status));
  return createStep(
    `${odds === 0 ? 'any order' : 'order'} ${which} gets ${writeLines(lines)} pieces`,
    (world) => choose(world).length > 0,
    async (world) => {
      const { id: orderId } = pick(choose(world), which);
      const [order] = await world.db.select().from(orders).where(eq(orders.id, orderId));
      const version = order?.version ?? 0;
      const request = { orderId, version, lines, overrides: [...OVERRIDES] };
      await changeLines(world.api(), world.actor, request).catch(ignoreRefusal);
    },
  );
});

/** Opens the payment link of an unpaid order, preferably of one whose changed lines added an amount to pay. */
const openLinkStep = fc.tuple(anyNumber, fc.constantFrom(...BANKS)).map(([which, bank]) => {
  const choose = ({ records }: World) => {
    const unpaid = records.orders.filter(
      ({ gateway, status, owed }) => owed > 0 || (gateway !== 'cash' && status === 'pending'),
    );
    const owing = unpaid.filter(({ owed }) => owed > 0);
    return owing.length > 0 ? owing : unpaid;
  };
  return createStep(
    `the payment link of order ${which} is opened at the ${bank}`,
    (world) => choose(world).length > 0,
    async (world) => {
      const { id } = pick(choose(world), which);
      const link = writePaymentLink(ORIGIN, createKeyedHash(world.api().tokenSecret), { id, language: 'en' });
      const token = new URL(link).searchParams.get('pay');
      const { body } = await world.call('POST', `v1/orders/track/${token}/pay`, '', { gateway: bank });
      if (!body?.url) return;
      const page = new URL(body.url).pathname.slice('/pay/'.length);
      if (world.pages.some((each) => each.id === page)) return;
      const opened = BANKS.find((name) => world.banks[name].sessions.has(page));
      if (opened) world.pages.push({ bank: opened, id: page });
    },
  );
});

export const LINE_STEPS = weigh([
  [2, placeStep],
  [6, changeStep],
  [5, openLinkStep],
]);
