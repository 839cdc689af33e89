import type { Language } from '#contract/languages.ts';

/** Whether a browser would rather read this language than ours: it comes first of the two in its list. */
export function prefersLanguage(wanted: Language, ours: Language, languages: readonly string[]): boolean {
  const known = languages.map((language) => language.slice(0, 2).toLowerCase());
  return known.find((language) => language === wanted || language === ours) === wanted;
}
