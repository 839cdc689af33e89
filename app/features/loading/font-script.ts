import { tag } from '#messages/language.ts';
import arabic from '../../fonts/alexandria-arabic.woff2?url';
import latin from '../../fonts/alexandria-latin.woff2?url';

/** Digits and brands are Latin on Arabic pages, too. */
const FONTS = tag === 'ar' ? [arabic, latin] : [latin];

/** Preloads what the page is written with, unless the visitor saves data: then it is written in a font of the device. */
export const FONT_SCRIPT = `if(navigator.connection?.saveData)document.documentElement.dataset.saveData="";else for(const href of ${JSON.stringify(FONTS)})document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href}));`;
