/** The amounts of an order that was paid online. */
interface PaidOrder {
  totalPiastres: number;
  /** What an earlier change added, and nobody paid yet. */
  owedPiastres: number;
}

export interface Difference {
  /** What is still to be paid. */
  owedPiastres: number;
  /** What goes back. */
  refundPiastres: number;
}

/** What another total means for an order that was paid online. What the staff refunded of it stays a present. */
export function splitDifference(order: PaidOrder, newTotalPiastres: number): Difference {
  const paidPiastres = order.totalPiastres - order.owedPiastres;
  return {
    owedPiastres: Math.max(0, newTotalPiastres - paidPiastres),
    refundPiastres: Math.max(0, paidPiastres - newTotalPiastres),
  };
}
