/** English is written with the digits that everything is counted in. */
import type * as english from '../en/digits.ts';

const ARABIC_ZERO = 0x0660;

let isArabic = typeof document !== 'undefined' && document.documentElement.dataset.digits === 'arab';

export const chooseDigits: typeof english.chooseDigits = (choice) => {
  isArabic = choice;
};

/** The signs that belong to a number change with its digits. */
const SIGNS: Record<string, string> = { '.': '٫', ',': '٬', '%': '٪' };

export const writeDigits: typeof english.writeDigits = (text) =>
  isArabic
    ? text.replace(
        /\d|(?<=\d)(?:[.,](?=\d)|%)/g,
        (sign) => SIGNS[sign] ?? String.fromCharCode(ARABIC_ZERO + Number(sign)),
      )
    : text;
