import arabic from '#app/fonts/alexandria-arabic.woff2?url';
import latin from '#app/fonts/alexandria-latin.woff2?url';
import type * as english from '../en/fonts.ts';

/** Digits and the names of brands are Latin on Arabic pages too. */
export const fonts: typeof english.fonts = [arabic, latin];
