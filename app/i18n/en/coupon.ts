/** Texts of the cart's discount code. Only the cart and refused orders load them. */

export const open = 'Do you have a discount code?';
export const label = 'Discount code';
export const apply = 'Apply';
export const applied = (code: string) => `Code ${code}`;
export const remove = 'Remove';
export const removeCode = (code: string) => `Remove the code ${code}`;
export const freeDelivery = 'Free delivery';
export const required = 'Enter a code.';
/** The title of a notice about an order that was refused because of its code. */
export const refusedTitle = 'Your discount code can’t be used. Your order hasn’t been placed yet.';
export const toCart = 'Remove the code in your cart';

interface Written {
  amount: (egp: number) => string;
  day: (iso: string) => string;
}

/** Why a code can't be used, by refusal code. Unknown ones are undefined. */
export function explainProblem(
  code: string | undefined,
  [value = '']: readonly unknown[],
  { amount, day }: Written,
): string | undefined {
  switch (code) {
    case 'invalid-coupon':
      return 'We don’t know this code. Please check how it’s written.';
    case 'coupon-expired':
      return 'This code has expired.';
    case 'coupon-not-yet':
      return `This code is valid from ${day(String(value))}.`;
    case 'coupon-used-up':
      return 'This code has been used up.';
    case 'coupon-used-by-you':
      return 'This code has already been used with this account or phone number.';
    case 'coupon-needs-more':
      return `This code needs at least ${amount(Number(value))} of products that it’s for.`;
    case 'coupon-not-for-these':
      return 'This code isn’t for the products in your cart.';
    default:
      return undefined;
  }
}
