/** The steps of orders' stories, carried out by the shop's own functions. */
import { cancelOwnOrder } from '#api/orders/cancel-own-order.ts';
import { requestReturn } from '#api/orders/returns/own-returns.ts';
import { readReturns } from '#api/orders/returns/queries.ts';
import { addReview } from '#api/reviews/queries.ts';
import { askAs, type Filling } from './open-filling.ts';
import { enterCard, giveUp, setDispute } from './pay.ts';
import type { PlacedOrder } from './place-orders.ts';
import type { TeamRole } from './staff.ts';
import type { StepName } from './stories.ts';
import { ORDER_NOTES, RETURN_APPROVED, RETURN_NOTES, RETURN_REFUSED, REVIEWS } from './texts.ts';

type StepAction = (filling: Filling, order: PlacedOrder) => Promise<unknown>;

/** The member with the role `orders` packs most orders; the manager helps. */
const pickPacker = ({ random }: Filling): TeamRole => (random.chance(0.8) ? 'orders' : 'manager');

const createAction =
  (
    name: 'confirmOrder' | 'packOrder' | 'deliverOrder' | 'cancelOrder' | 'returnOrder',
    role?: TeamRole,
  ): StepAction =>
  (filling, { orderNumber }) =>
    askAs(filling, role ?? pickPacker(filling), name, { order: orderNumber });

const COURIERS = [
  { carrier: 'Bosta', length: 8 },
  { carrier: 'Mylerz', length: 10 },
] as const;

const drawDigits = ({ random }: Filling, length: number) =>
  Array.from({ length }, (_, position) => (position === 0 ? 1 + random.below(9) : random.below(10))).join('');

const shipAction: StepAction = (filling, { orderNumber, shopper }) => {
  const isNear = ['C', 'GZ', 'ALX', 'KB'].includes(shopper.address.governorate);
  const { carrier, length } = COURIERS[isNear ? 0 : 1];
  const trackingNumber = drawDigits(filling, length);
  return askAs(filling, pickPacker(filling), 'shipOrder', { order: orderNumber, carrier, trackingNumber });
};

const noteAction: StepAction = (filling, { orderNumber }) => {
  const text = filling.random.pick(ORDER_NOTES);
  return askAs(filling, pickPacker(filling), 'addOrderNote', { order: orderNumber, text });
};

const reviewAction: StepAction = ({ api, random }, { lines, shopper }) => {
  const { rating, ...texts } = random.pick(REVIEWS);
  const productId = lines[0]?.productId ?? '';
  // Adds nothing if the shopper has reviewed the product's family before.
  return addReview(api.db, { productId, userId: shopper.user.id, rating, review: texts[shopper.language] });
};

/** The first line of an order, and the price of one piece of it. */
const findFirstPiece = ({ lines: [line] }: PlacedOrder) => {
  if (!line) throw new Error('the order has no lines');
  return { lineId: line.id, amountPiastres: line.pricePiastres };
};

/** Refunds a part of an order: through the gateway, or by hand if it was paid in cash. */
const refundPart = (filling: Filling, order: PlacedOrder, amountPiastres: number) =>
  askAs(filling, 'manager', 'refundOrder', {
    order: order.orderNumber,
    amountPiastres,
    isByHand: order.isCash,
  });

const requestReturnAction: StepAction = ({ api, random }, order) => {
  const { user, language } = order.shopper;
  const { reason, ...texts } = random.pick(RETURN_NOTES);
  const lines = [{ lineId: findFirstPiece(order).lineId, count: 1 }];
  const request = { kind: 'return', reason, note: texts[language], lines } as const;
  return requestReturn(api, { userId: user.id, orderId: order.id, request, language });
};

async function answerReturn(
  filling: Filling,
  { id }: PlacedOrder,
  name: 'approveReturn' | 'refuseReturn' | 'receiveReturn' | 'closeReturn',
  input: object = {},
) {
  const number = (await readReturns(filling.api.db, [id])).at(-1)?.row.number;
  await askAs(filling, pickPacker(filling), name, { return: number, ...input });
}

export const STEPS: Record<StepName, StepAction> = {
  pay: (filling, order) => enterCard(filling, order, 'pay'),
  beDeclined: (filling, order) => enterCard(filling, order, 'decline'),
  giveUp,
  confirm: createAction('confirmOrder'),
  pack: createAction('packOrder'),
  ship: shipAction,
  deliver: createAction('deliverOrder'),
  comeBack: createAction('returnOrder'),
  cancel: ({ api }, { id, shopper }) => cancelOwnOrder(api, shopper.user.id, id),
  cancelUnreachable: createAction('cancelOrder'),
  note: noteAction,
  review: reviewAction,
  refundPart: (filling, order) =>
    refundPart(filling, order, Math.ceil(findFirstPiece(order).amountPiastres / 1000) * 100),
  requestReturn: requestReturnAction,
  approveReturn: (filling, order) =>
    answerReturn(filling, order, 'approveReturn', { answer: RETURN_APPROVED[order.shopper.language] }),
  refuseReturn: (filling, order) =>
    answerReturn(filling, order, 'refuseReturn', { answer: RETURN_REFUSED[order.shopper.language] }),
  receiveReturn: (filling, order) =>
    answerReturn(filling, order, 'receiveReturn', {
      condition: filling.random.chance(0.7) ? 'resale' : 'damaged',
    }),
  async refundReturn(filling, order) {
    await refundPart(filling, order, findFirstPiece(order).amountPiastres);
    await answerReturn(filling, order, 'closeReturn');
  },
  returnWhole: createAction('returnOrder', 'manager'),
  dispute: (filling, order) => setDispute(filling, order, 'claimed'),
  winDispute: (filling, order) => setDispute(filling, order, 'paid'),
  loseDispute: (filling, order) => setDispute(filling, order, 'lost'),
};
