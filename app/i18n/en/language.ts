/** What browsers and the router need to know of English. */
import type { Language } from '#contract/constants.ts';

export const tag: Language = 'en';
export const dir: 'ltr' | 'rtl' = 'ltr';
export const basename: string = '/';
/** Where the same screens are in the other language, and its name in that language. */
export const other: { tag: Language; name: string; basename: string } = {
  tag: 'ar',
  name: 'العربية',
  basename: '/ar',
};
