/** Texts of the screen that changes the products of an order. */
export const changeLines = {
  open: 'Change products',
  title: (number: string) => `Products of ${number}`,
  description: 'What stays keeps its price; what is added costs what it costs today.',
  summary: 'What changes',
  before: 'Total before',
  after: 'Total after',
  unchanged: 'Nothing is changed yet.',
  sameTotal: 'The total stays the same.',
  cash: (total: string) => `The courier collects ${total}.`,
  link: (total: string) => `The payment link asks for ${total}.`,
  refunded: (amount: string) => `${amount} goes back the way it was paid.`,
  owed: (amount: string) =>
    `${amount} is still to be paid. The email asks for it; the parcel waits until it is paid.`,
  packedAgain: 'The order has to be packed again.',
  emailed: 'The customer gets an email.',
  noEmail: 'The customer has no email address: tell them.',
  save: 'Save the change',
  saved: 'Products changed',
  notPossible:
    'This change is not possible now: the order was shipped meanwhile, or more would go back than the shop holds. Look at the order.',
  lockedTitle: 'These products can’t be changed any more',
  lockedText: (status: string) =>
    `The status of the order is ‘${status}’. Products can be changed only before the parcel is shipped.`,
  toOrder: 'Back to the order',
  conflictField: 'Products',
  beforeThat: 'Before',
  stillOwed: 'Still to be paid',
  anyway: (amount: string) => `Send it anyway, although ${amount} is not paid yet`,
  owedNote: (amount: string) =>
    `${amount} of this order is not paid yet. ‘Payment link’ asks the customer for it.`,
};
