import type { Language } from '#contract/constants.ts';
import { LANGUAGE_COOKIE, prefersLanguage } from './language.ts';

interface Languages {
  tag: Language;
  basename: string;
  other: { tag: Language; basename: string };
}

const toPrefix = (basename: string) => (basename === '/' ? '' : basename);

/** An inline script that runs before the first paint: it redirects a visitor who chose the other language to the same
 *  page in that language, unless they reload, go back or follow a link within the shop. */
export function writeLanguageScript({ basename, other }: Omit<Languages, 'tag'>): string {
  const own = toPrefix(basename).length;
  const isChosen = `/(^|; )${LANGUAGE_COOKIE}=${other.tag}/.test(document.cookie)`;
  const isVisit = `performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!document.referrer.startsWith(l.origin+"/")`;
  // Leading slashes are dropped: `//host` would leave the shop.
  const path = `l.pathname.slice(${own}).replace(/^[/\\\\]+/,"")`;
  return `{let l=location,p;if(${isChosen}&&${isVisit})p=${path},l.replace((${JSON.stringify(toPrefix(other.basename))}+(p&&"/"+p)||"/")+l.search+l.hash)}`;
}

/** An inline script that offers the other language to browsers that prefer it and have no language cookie. It runs
 *  before the first paint, so that the bar does not move the page. The attribute holds the path of the only page that
 *  shows the bar. */
export function writeOfferScript({ tag, other }: Omit<Languages, 'basename'>): string {
  const isNew = `!/(^|; )${LANGUAGE_COOKIE}=/.test(document.cookie)`;
  const isPreferred = `(${prefersLanguage})("${other.tag}","${tag}",navigator.languages)`;
  return `if(${isNew}&&${isPreferred})document.documentElement.dataset.languageOffer=location.pathname;`;
}
