import { LANGUAGES, type Language } from '#contract/constants.ts';
import type { Texts } from './english.ts';
import { readStored, store } from './storage.ts';

/** counter/public/early.js reads it too. */
const KEY = 'counter-language';

export const DIRECTIONS = { en: 'ltr', ar: 'rtl' } as const satisfies Record<Language, string>;

/** The language that was chosen in this browser, else the browser's own. */
export function findLanguage(): Language {
  const wanted = readStored(KEY) ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}

export const storeLanguage = (language: Language) => store(KEY, language);

/** Loads the texts of a language; nobody loads both unless they switch. */
export async function loadTexts(language: Language): Promise<Texts> {
  return language === 'ar' ? (await import('./arabic.ts')).arabic : (await import('./english.ts')).english;
}
