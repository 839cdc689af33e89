/** What the cart's store says itself. A file of its own, because the store loads without the cart screen. */

export const tooManyPieces = (most: number) => `At most ${most} pieces of one product fit in the cart.`;
/** Of a count that was set to what there is. */
export const setToLeft = (left: number) =>
  left === 1
    ? 'Only 1 piece is left: it is in your cart now.'
    : `Only ${left} pieces are left: they are in your cart now.`;
export const setToMost = (most: number) =>
  `At most ${most} pieces of one product fit in the cart: they are in it now.`;
export const onePieceAdded = 'Only one piece was added to the cart.';
export const allAdded = (most: number) => `Only ${most} can be bought, and your cart has them all.`;
