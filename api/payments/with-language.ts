import type { Language } from '#contract/languages.ts';

/** An address of the card page that keeps its language from step to step; English is never asked for. */
export function withLanguage(address: string, language: Language): string {
  return language === 'en' ? address : `${address}?lang=${language}`;
}
