import type { OrderAction, WholeOrder } from '#contract/orders/staff-answers.ts';
import type { Texts } from '#counter/i18n/english.ts';

/** One consequence of an action. `piastres` or `pieces` fills the placeholder in its text. */
export interface Consequence {
  name: keyof Texts['order']['consequences'];
  piastres?: number;
  pieces?: number;
}

export const CASH = 'cash';

type OrderToChange = Pick<
  WholeOrder,
  'status' | 'gateway' | 'pieces' | 'totalPiastres' | 'heldPiastres' | 'askedPiastres'
>;

interface RefundChoice {
  amountPiastres: number;
  isByHand: boolean;
}

/** The money that the shop could refund and has not begun to refund. */
export const findFreePiastres = ({ heldPiastres, askedPiastres }: OrderToChange): number =>
  Math.max(0, heldPiastres - askedPiastres);

/** What happens to the money if the order is cancelled or comes back. */
function undoMoney(order: OrderToChange): Consequence[] {
  const piastres = findFreePiastres(order);
  if (piastres === 0) return [];
  return [{ name: order.gateway === CASH ? 'owed' : 'refunded', piastres }];
}

/** The consequences of an action, in the order in which the dialog lists them. */
export function listConsequences(
  action: OrderAction,
  order: OrderToChange,
  refund: RefundChoice = { amountPiastres: 0, isByHand: false },
): Consequence[] {
  const { gateway, pieces, totalPiastres, status } = order;
  switch (action) {
    case 'confirm':
      return [{ name: 'packable' }, { name: 'quiet' }];
    case 'pack':
      return [{ name: 'locked' }, { name: 'quiet' }];
    case 'ship':
      return [{ name: 'emailed' }];
    case 'deliver':
      return [
        { name: 'emailed' },
        ...(gateway === CASH ? [{ name: 'cashTaken', piastres: totalPiastres } as const] : []),
      ];
    case 'cancel':
      return [
        { name: 'emailed' },
        // The pieces of an expired order are back on sale already.
        ...(status === 'expired' ? [] : [{ name: 'backOnSale', pieces } as const]),
        ...undoMoney(order),
        { name: 'final' },
      ];
    case 'return':
      return [
        { name: 'backOnSale', pieces },
        ...undoMoney(order),
        { name: order.heldPiastres > 0 ? 'emailed' : 'quiet' },
        { name: 'final' },
      ];
    case 'refund': {
      const isByHand = refund.isByHand || gateway === CASH;
      const piastres = refund.amountPiastres;
      return isByHand
        ? [{ name: 'recorded', piastres }, { name: 'emailed' }, { name: 'final' }]
        : [{ name: 'refunded', piastres }, { name: 'emailedWhenDone' }, { name: 'final' }];
    }
  }
}

const MIN_REFUSED = 2;
/** Below this share of earlier orders, refusals may be accidental. */
const MIN_REFUSED_SHARE = 0.25;

/** Whether the customer has refused so many parcels that staff should call before they send another. */
export const isRisky = ({ orders, refused }: Pick<WholeOrder['history'], 'orders' | 'refused'>): boolean =>
  refused >= MIN_REFUSED && refused / orders >= MIN_REFUSED_SHARE;
