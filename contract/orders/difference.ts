/** The amounts of an order that was paid online. */
interface PaidOrder {
  totalPiastres: number;
  /** The unpaid part of the total, which an earlier change of the order added. */
  owedPiastres: number;
}

export interface Difference {
  /** The amount still to be paid. */
  owedPiastres: number;
  /** The amount to refund. */
  refundPiastres: number;
}

/**
 * How much is to be paid or refunded if the total of an order that was paid online changes. Earlier refunds by the
 * staff are ignored, because they were goodwill.
 */
export function splitDifference(order: PaidOrder, newTotalPiastres: number): Difference {
  const paidPiastres = order.totalPiastres - order.owedPiastres;
  return {
    owedPiastres: Math.max(0, newTotalPiastres - paidPiastres),
    refundPiastres: Math.max(0, paidPiastres - newTotalPiastres),
  };
}
