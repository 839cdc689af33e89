/** Plural forms of a counted noun: `one` and `other` in English; Arabic has six categories. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const english = new Intl.PluralRules('en');
const arabic = new Intl.PluralRules('ar');

const pick = (rules: Intl.PluralRules, count: number, forms: Forms) =>
  forms[rules.select(count)] ?? forms.other;

export const pickEnglish = (count: number, forms: Forms): string => pick(english, count, forms);
export const pickArabic = (count: number, forms: Forms): string => pick(arabic, count, forms);

/** Isolates a text of unknown direction, such as a name, so that it does not reorder the sentence around it. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
