/** A number of pieces, in the cart and wherever else one is chosen. */

export const quantity = 'Quantity';
export const increase = 'Increase quantity';
export const decrease = 'Decrease quantity';
