/** An inline script that runs before the first paint: whether an earlier page fetched the fonts (`fonts.server.ts`). Some
 *  browsers forbid to ask. */
export const FONT_SCRIPT = 'try{if(localStorage.fonts)document.documentElement.dataset.fonts=""}catch{}';
