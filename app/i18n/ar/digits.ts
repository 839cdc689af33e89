/** English is written with the digits that everything is counted in. */
import type * as english from '../en/digits.ts';

const ARABIC_ZERO = 0x0660;

let isArabic = typeof document !== 'undefined' && document.documentElement.dataset.digits === 'arab';

export const chooseDigits: typeof english.chooseDigits = (choice) => {
  isArabic = choice;
};

export const writeDigits: typeof english.writeDigits = (text) =>
  isArabic ? text.replace(/\d/g, (digit) => String.fromCharCode(ARABIC_ZERO + Number(digit))) : text;
