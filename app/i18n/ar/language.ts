/** The properties of Arabic for browsers and the router. */
import type * as english from '../en/language.ts';

export const tag: typeof english.tag = 'ar';
export const dir: typeof english.dir = 'rtl';
export const basename: typeof english.basename = '/ar';
export const other: typeof english.other = { tag: 'en', name: 'English', basename: '/' };

/* The banner that offers the other language, in that language. */
export const offerLabel = 'Language of the shop';
export const offerQuestion = 'Would you rather shop in English?';
export const declineOffer = 'Stay in Arabic';
