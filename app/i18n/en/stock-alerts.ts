/** Waiting for what is sold out. */

export const notifyMe = 'Notify me when it is back';
export const waiting = 'We will write to you when it is back';
export const stop = 'Do not notify me';
export const failed = 'This was not saved.';
export const inStock = 'It is in stock again.';
export const tooMany = (max: number) => `You can wait for at most ${max} products.`;
