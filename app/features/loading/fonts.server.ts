/** Fonts are fetched once a page is alive, and the screens and pages after it are written in them: whoever comes for the
 *  first time reads at once, and no line breaks anew under their eyes. */
import { tag } from '#messages/language.ts';
import arabic from '../../fonts/alexandria-arabic.woff2?url';
import latin from '../../fonts/alexandria-latin.woff2?url';

/** What every page of the language is written with. Digits and brands are Latin on Arabic pages, too. */
const FONTS = tag === 'ar' ? [arabic, latin] : [latin];

/** After the page's scripts. Nothing is fetched for whoever saves data; what fails is tried again by the next page. */
export const FONT_LOADER = `let r=d.documentElement.dataset;if(r.fonts==null&&!navigator.connection?.saveData)Promise.all(${JSON.stringify(FONTS)}.map(async h=>new FontFace("Alexandria",await(await fetch(h)).arrayBuffer(),{weight:"400 700"}))).then(s=>{localStorage.fonts=1;w.wearFonts=()=>{for(let f of s)d.fonts.add(f);r.fonts=""}}).catch(()=>{})`;
