import type { OrderAction, WholeOrder } from '#contract/orders/staff-answers.ts';
import type { Texts } from '#counter/i18n/english.ts';

/** One thing that an act brings about; `piastres` or `pieces` is the value in its sentence. */
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

/** Money that could go back and is not on its way. */
export const freePiastres = ({ heldPiastres, askedPiastres }: OrderToChange): number =>
  Math.max(0, heldPiastres - askedPiastres);

/** Where the money goes when the sale is undone. */
function undoMoney(order: OrderToChange): Consequence[] {
  const piastres = freePiastres(order);
  if (piastres === 0) return [];
  return [{ name: order.gateway === CASH ? 'owed' : 'refunded', piastres }];
}

/** What an act brings about, in the order in which it is told before it is done. */
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
        // The pieces of an order that was not paid in time are on sale already.
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
