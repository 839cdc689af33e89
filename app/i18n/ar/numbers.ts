/** Formats numbers and prices in Arabic, with Latin digits, or Arabic ones if the shop chose them. */
import { formatCount } from '#contract/money.ts';
import type * as english from '../en/numbers.ts';

const ARABIC_ZERO = 0x0660;

// Set in browsers from <html data-digits>, and on the server by `chooseDigits`.
let isArabic = typeof document !== 'undefined' && document.documentElement.dataset.digits === 'arab';

export const chooseDigits: typeof english.chooseDigits = (choice) => {
  isArabic = choice;
};

/** Separators and the percent sign change with the digits. */
const SIGNS: Record<string, string> = { '.': '٫', ',': '٬', '%': '٪' };

export const writeDigits: typeof english.writeDigits = (text) =>
  isArabic
    ? text.replace(
        /\d|(?<=\d)(?:[.,](?=\d)|%)/g,
        (sign) => SIGNS[sign] ?? String.fromCharCode(ARABIC_ZERO + Number(sign)),
      )
    : text;

export const formatNumber: typeof english.formatNumber = (value) => writeDigits(formatCount(value));

export const egpStyle: typeof english.egpStyle = { currency: 'ج.م', writeDigits };
