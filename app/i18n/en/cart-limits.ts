/** What the cart's store says itself. A file of its own, because the store loads without the cart screen. */

export const tooManyPieces = (most: number) => `At most ${most} pieces of one product fit in the cart.`;
