import type { Language } from '#contract/languages.ts';

/** What a product is called in a language. */
export function titleIn(row: { titleEn: string; titleAr: string }, language: Language): string {
  return language === 'ar' ? row.titleAr : row.titleEn;
}
