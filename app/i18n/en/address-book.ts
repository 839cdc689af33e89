/** Saved addresses in the shipping form. */

export const deliverTo = 'Deliver to';
export const saved = 'Saved address';
export const another = 'Another address';
export const save = 'Save this address for next time';
export const notSaved = 'The address was not saved. You find it in your order.';
/** What the first saved address is called until its shopper names it. */
export const firstName = 'Home';
export const manage = 'Manage saved addresses';
