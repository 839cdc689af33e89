/** The screen of one product, where it cannot be shown. */

export const failed = 'The product cannot be shown';
export const missing = 'This product does not exist';
export const missingText = 'It may have been sold out for good, or the address is not quite right.';
export const toProducts = 'See all products';
export const relatedFailed = 'The related products cannot be shown.';
