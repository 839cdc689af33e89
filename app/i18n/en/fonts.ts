import latin from '#app/fonts/alexandria-latin.woff2?url';

/** What an English page is set in, fetched before the stylesheet asks for it. */
export const fonts: string[] = [latin];
