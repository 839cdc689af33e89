/** A number of pieces, in the cart and wherever else one is chosen. */

export const quantity = 'الكمية';
export const increase = 'زيادة الكمية';
export const decrease = 'تقليل الكمية';
