/** What browsers and the router need to know of Arabic. */
import type * as english from '../en/language.ts';

export const tag: typeof english.tag = 'ar';
export const dir: typeof english.dir = 'rtl';
export const basename: typeof english.basename = '/ar';
export const other: typeof english.other = { tag: 'en', name: 'English', basename: '/' };
