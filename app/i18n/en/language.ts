/** The properties of English for browsers and the router. */
import type { Language } from '#contract/constants.ts';

export const tag: Language = 'en';
export const dir: 'ltr' | 'rtl' = 'ltr';
export const basename: string = '/';
/** The other language: its name in that language, and the basename of its screens. */
export const other: { tag: Language; name: string; basename: string } = {
  tag: 'ar',
  name: 'العربية',
  basename: '/ar',
};

/* The banner that offers the other language, in that language. */
export const offerLabel: string = 'لغة المتجر';
export const offerQuestion: string = 'هل تفضّل التسوّق بالعربية؟';
export const declineOffer: string = 'البقاء في النسخة الإنجليزية';
