import { basename, other } from '#messages/language.ts';
import { LANGUAGE_COOKIE } from './remember-language.ts';

const [own, others] = [basename, other.basename].map((base) => (base === '/' ? '' : base));

/** Runs before the first paint: who chose the other language and comes from elsewhere sees the page in it.
 *  Going back and reloading stay where they are. */
export const LANGUAGE_SCRIPT = `if(/(^|; )${LANGUAGE_COOKIE}=${other.tag}/.test(document.cookie)&&performance.getEntriesByType("navigation")[0]?.type=="navigate")location.replace("${others}"+location.pathname.slice(${own?.length})+location.search+location.hash||"/");`;
