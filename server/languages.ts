import type { Language } from '#contract/languages.ts';

/** The language whose screens stand at this path: Arabic below /ar, in whatever letter case, English everywhere else. */
export function languageOfPath(path: string): Language {
  return /^\/ar(?:[/?]|\.data(?:\?|$)|$)/i.test(path) ? 'ar' : 'en';
}
