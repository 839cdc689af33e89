/** Helpers for numbers and names in Arabic sentences. */

/** The six forms of a counted Arabic noun. By the last two digits of the count, `few` is 3 to 10, `many` 11 to 99. */
export interface Forms {
  zero: string;
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

/** The plural form of a count, by the Unicode plural rules of Arabic. */
export function pickForm(count: number, forms: Forms): string {
  if (count === 0) return forms.zero;
  if (count === 1) return forms.one;
  if (count === 2) return forms.two;
  const rest = count % 100;
  if (rest >= 3 && rest <= 10) return forms.few;
  return rest >= 11 ? forms.many : forms.other;
}

/** Keeps a text of unknown direction, such as a title, from reordering the Arabic sentence around it. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
