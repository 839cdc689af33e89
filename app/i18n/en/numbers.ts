/** Formats numbers and prices in English. Without Intl, whose data may differ between server and browser. */
import { CURRENCY } from '#contract/constants.ts';
import { type EgpStyle, formatCount } from '#contract/money.ts';

/** English always has Latin digits. */
export const writeDigits = (text: string): string => text;
export function chooseDigits(_isArabic: boolean): void {}

export const formatNumber = formatCount;

/** The currency style of English for `formatEgp`. */
export const egpStyle: Required<EgpStyle> = { currency: CURRENCY, writeDigits };
