/** How English writes numbers and prices. Not by Intl: server and browser have to agree, and its data differ. */
import { CURRENCY } from '#contract/constants.ts';
import { type EgpStyle, groupThousands } from '#contract/money.ts';

/** Text in the digits of the shop; English has only one kind. */
export const writeDigits = (text: string): string => text;
export function chooseDigits(_isArabic: boolean): void {}

export const formatNumber = (value: number): string => groupThousands(String(value));

/** What `formatEgp` needs to know of this language. */
export const egp: Required<EgpStyle> = { currency: CURRENCY, writeDigits };
