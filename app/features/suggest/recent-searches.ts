/** What was searched for on this device, newest first. The end of a session removes it (`create-session.ts`). */
import { toKeyword } from './to-keyword.ts';

const KEY = 'recent-searches';
const MOST = 8;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Anything may stand in the storage: other tabs, older versions and people write there. */
function parse(kept: string | null): string[] {
  const list: unknown = JSON.parse(kept ?? '[]');
  const keywords: string[] = [];
  for (const one of Array.isArray(list) ? list : []) {
    const keyword = typeof one === 'string' ? toKeyword(one) : '';
    if (keyword && !keywords.some((other) => isSame(keyword, other))) keywords.push(keyword);
    if (keywords.length === MOST) break;
  }
  return keywords;
}

function write(keywords: string[]): void {
  try {
    if (keywords.length > 0) localStorage.setItem(KEY, JSON.stringify(keywords.slice(0, MOST)));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing is remembered.
  }
}

/** Read anew each time: another tab may have searched, or logged out. */
export const recentSearches = {
  read(): string[] {
    try {
      return parse(localStorage.getItem(KEY));
    } catch {
      return [];
    }
  },
  add(text: string): void {
    const keyword = toKeyword(text);
    if (keyword) write([keyword, ...recentSearches.read().filter((one) => !isSame(one, keyword))]);
  },
  remove(keyword: string): void {
    write(recentSearches.read().filter((one) => !isSame(one, keyword)));
  },
  clear(): void {
    write([]);
  },
};
