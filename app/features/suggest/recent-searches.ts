/** The recent searches on this device, newest first. Removed when a session ends (`create-session.ts`). */
import { trimSearchText } from '#contract/text.ts';

/** Normalises a typed keyword: limited length, single spaces. */
export const toKeyword = (text: string): string => trimSearchText(text).replace(/\s+/g, ' ');

const STORAGE_KEY = 'recent-searches';
const MAX_SEARCHES = 8;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The storage may hold anything: other tabs and older versions write to it. */
function parse(kept: string | null): string[] {
  const list: unknown = JSON.parse(kept ?? '[]');
  const keywords: string[] = [];
  for (const one of Array.isArray(list) ? list : []) {
    const keyword = typeof one === 'string' ? toKeyword(one) : '';
    if (keyword && !keywords.some((other) => isSame(keyword, other))) keywords.push(keyword);
    if (keywords.length === MAX_SEARCHES) break;
  }
  return keywords;
}

function write(keywords: string[]): void {
  try {
    if (keywords.length > 0)
      localStorage.setItem(STORAGE_KEY, JSON.stringify(keywords.slice(0, MAX_SEARCHES)));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage, nothing is remembered.
  }
}

/** Reads the storage each time: another tab may have searched, or logged out. */
export const recentSearches = {
  read(): string[] {
    try {
      return parse(localStorage.getItem(STORAGE_KEY));
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
