/** Rules for user input, applied by both the provider and the storefront. */

export const EGYPTIAN_MOBILE = /^01[0125]\d{8}$/;
export const EGYPTIAN_MOBILE_OR_EMPTY = /^(?:01[0125]\d{8})?$/;
/** A lowercase and an uppercase letter, a digit, one of @$!%*?&, and nothing else. */
export const STRONG_PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]*$/;
/** Takes linear time, because the provider tests hostile input with it. */
export const EMAIL =
  /^[^\s@<>()[\]\\,;:"]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/** Arabic and Persian digits as 0-9; everything else unchanged. */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
  });
}

/** Normalises an Egyptian mobile number to 01XXXXXXXXX. */
export function normalisePhone(text: string): string {
  return toLatinDigits(text)
    .replace(/[\s\u200e\u200f\u2066-\u2069()-]/g, '')
    .replace(/^(?:\+|00)20(?=1)/, '0');
}

/** Ids of our own provider. The storefront does not check ids: other providers may have another format. */
export const OBJECT_ID = /^[0-9a-f]{24}$/i;
