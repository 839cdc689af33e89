import type { Language } from '#contract/languages.ts';
import { LANGUAGE_COOKIE } from './remember-language.ts';

interface Place {
  basename: string;
  other: { tag: Language; basename: string };
}

const withoutSlash = (basename: string) => (basename === '/' ? '' : basename);

/** Runs before the first paint: who chose the other language and comes from elsewhere sees the page in it.
 *  Going back, reloading, and whatever the shop itself leads to stay where they are. */
export function writeLanguageScript({ basename, other }: Place): string {
  const own = withoutSlash(basename).length;
  const isChosen = `/(^|; )${LANGUAGE_COOKIE}=${other.tag}/.test(document.cookie)`;
  const isVisit = `performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!document.referrer.startsWith(l.origin+"/")`;
  // Slashes at the start are taken off: `//host` would leave the shop.
  const path = `l.pathname.slice(${own}).replace(/^[/\\\\]+/,"")`;
  return `{let l=location,p;if(${isChosen}&&${isVisit})p=${path},l.replace((${JSON.stringify(withoutSlash(other.basename))}+(p&&"/"+p)||"/")+l.search+l.hash)}`;
}
