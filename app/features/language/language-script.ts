import type { Language } from '#contract/constants.ts';
import { LANGUAGE_COOKIE } from './language.ts';

interface Place {
  basename: string;
  other: { tag: Language; basename: string };
}

const withoutSlash = (basename: string) => (basename === '/' ? '' : basename);

/** An inline script that runs before the first paint: a visitor who chose the other language and comes from elsewhere
 *  is sent to the page in it. Reloads, going back, and links within the shop are left alone. */
export function writeLanguageScript({ basename, other }: Place): string {
  const own = withoutSlash(basename).length;
  const isChosen = `/(^|; )${LANGUAGE_COOKIE}=${other.tag}/.test(document.cookie)`;
  const isVisit = `performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!document.referrer.startsWith(l.origin+"/")`;
  // Leading slashes are dropped: `//host` would leave the shop.
  const path = `l.pathname.slice(${own}).replace(/^[/\\\\]+/,"")`;
  return `{let l=location,p;if(${isChosen}&&${isVisit})p=${path},l.replace((${JSON.stringify(withoutSlash(other.basename))}+(p&&"/"+p)||"/")+l.search+l.hash)}`;
}
