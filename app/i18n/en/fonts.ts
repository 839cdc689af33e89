import latin from '#app/fonts/alexandria-latin.woff2?url';

/** Preloaded by every page. Not in language.ts, which the server also imports unbuilt, where fonts have no address. */
export const fonts: string[] = [latin];
