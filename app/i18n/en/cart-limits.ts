/** Why the cart can't be as it was asked to be; said by its store, which knows no other words of the cart. */

export const tooManyPieces = (most: number) => `At most ${most} pieces of one product fit in the cart.`;
