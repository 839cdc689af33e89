import { useFormats, useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';

type Words = Partial<Record<string, string>>;

interface Line {
  titleEn: string;
  titleAr: string;
  count: number;
}
const isLine = (value: object): value is Line => 'titleEn' in value && 'titleAr' in value && 'count' in value;

/** Returns functions that describe audited fields and values. Unknown ones appear under their technical names. */
export function useValueTexts() {
  const { audit, newOrder, orders, returns, settings, settlements, shell, staff } = useTexts();
  const { writeMoney } = useFormats();
  const { language } = useLanguage();
  const wordsOf: Partial<Record<string, Words>> = {
    ...audit.values,
    kind: { ...audit.values.kind, ...returns.kinds },
    reason: { ...audit.values.reason, ...returns.reasons },
    status: { ...returns.statuses, ...orders.statuses },
    gateway: orders.gateways,
    source: newOrder.sources,
    overrides: newOrder.overrides,
    settledBy: settlements.settledBy,
    role: staff.roles,
    permissions: staff.permissions,
    language: shell.languages,
    theme: shell.themes,
  };

  function writeValue(field: string, value: unknown): string {
    if (value === undefined || value === null || value === '') return audit.empty;
    if (typeof value === 'number' && field.endsWith('Piastres')) return writeMoney(value);
    if (typeof value === 'boolean') return value ? audit.yes : audit.no;
    if (Array.isArray(value)) return value.map((one) => writeValue(field, one)).join(' · ');
    if (typeof value === 'object' && isLine(value))
      return `${value.count} × ${language === 'ar' ? value.titleAr : value.titleEn}`;
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([name, inner]) => `${writeField(name)}: ${writeValue(name, inner)}`)
        .join(' · ');
    return wordsOf[field]?.[String(value)] ?? String(value);
  }
  const namesOfSettings: Words = settings.fields;
  const writeField = (field: string): string => audit.fields[field] ?? namesOfSettings[field] ?? field;
  return { writeField, writeValue };
}
