/** The id of a product on the wish list's screen. */
export const idOfWish = (productId: string) => `wish-${productId}`;
