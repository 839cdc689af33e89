import { LANGUAGES, type Language } from '#contract/constants.ts';
import type { Texts } from './english.ts';
import { readStored, store } from './storage.ts';

/** counter/public/early.js reads this key, too. */
const KEY = 'counter-language';

export const DIRECTIONS = { en: 'ltr', ar: 'rtl' } as const satisfies Record<Language, string>;

/**
 * The language chosen in this browser, or else the browser's own; English if the counter has no texts in that
 * language.
 */
export function findLanguage(): Language {
  const wanted = readStored(KEY) ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}

export const storeLanguage = (language: Language) => store(KEY, language);

/** Loads the texts of one language only; the other one is a separate chunk. */
export async function loadTexts(language: Language): Promise<Texts> {
  return language === 'ar' ? (await import('./arabic.ts')).arabic : (await import('./english.ts')).english;
}
