/** The fields of the settings forms, and conversions between form values and settings. */
import * as v from 'valibot';
import { toEgp, toPiastres } from '#contract/money.ts';
import { SETTING_GROUPS, type SettingGroup } from '#contract/settings/groups.ts';
import type { Texts } from '#counter/i18n/english.ts';

export type FieldName = keyof Texts['settings']['fields'];

export interface SettingField {
  name: FieldName;
  /** `ltr`: numbers and email addresses, which run from left to right in Arabic, too. */
  kind: 'line' | 'ltr' | 'text' | 'list' | 'egp' | 'count' | 'prices';
  /** The language of a text that exists in both languages. */
  language?: 'en' | 'ar';
}

export const FIELDS: Record<SettingGroup, SettingField[]> = {
  name: [
    { name: 'nameEn', kind: 'line', language: 'en' },
    { name: 'nameAr', kind: 'line', language: 'ar' },
  ],
  contact: [
    { name: 'phone', kind: 'ltr' },
    { name: 'whatsApp', kind: 'ltr' },
    { name: 'email', kind: 'ltr' },
    { name: 'profiles', kind: 'list' },
    { name: 'addressEn', kind: 'line', language: 'en' },
    { name: 'addressAr', kind: 'line', language: 'ar' },
    { name: 'hoursEn', kind: 'line', language: 'en' },
    { name: 'hoursAr', kind: 'line', language: 'ar' },
  ],
  company: [
    { name: 'companyEn', kind: 'line', language: 'en' },
    { name: 'companyAr', kind: 'line', language: 'ar' },
    { name: 'taxNumber', kind: 'ltr' },
    { name: 'commercialRegister', kind: 'ltr' },
  ],
  delivery: [
    { name: 'pricePiastres', kind: 'egp' },
    { name: 'freeFromPiastres', kind: 'egp' },
    { name: 'governoratePiastres', kind: 'prices' },
  ],
  cash: [
    { name: 'maxPiastres', kind: 'egp' },
    { name: 'maxOpen', kind: 'count' },
    { name: 'confirmHours', kind: 'count' },
  ],
  emails: [
    { name: 'footerEn', kind: 'text', language: 'en' },
    { name: 'footerAr', kind: 'text', language: 'ar' },
  ],
};

type Prices = Readonly<Record<string, number>>;
type SettingValue = string | number | readonly string[] | Prices | null;
export type SettingValues = Record<string, SettingValue>;
/** Form values; an empty string means no value. */
export type TypedValues = Record<string, string | number>;

/** Prices by governorate as a form value: a line for each, such as 'ALX 25.5'. */
export const writePrices = (prices: Prices): string =>
  Object.entries(prices)
    .map(([code, piastres]) => `${code} ${toEgp(piastres)}`)
    .join('\n');

export const readPrices = (typed: string): Record<string, number> =>
  Object.fromEntries(
    typed
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [code = '', egp] = line.split(' ');
        return [code, toPiastres(Number(egp))];
      }),
  );

/** Converts a setting to a form value. */
export function toTyped({ kind }: SettingField, value: SettingValue | undefined): string | number {
  if (value === null || value === undefined) return '';
  if (kind === 'list') return (value as readonly string[]).join('\n');
  if (kind === 'egp') return toEgp(Number(value));
  if (kind === 'prices') return writePrices(value as Prices);
  return value as string | number;
}

function fromTyped({ kind }: SettingField, typed: string | number): SettingValue {
  if (kind === 'list') return String(typed).split(/\s+/).filter(Boolean);
  if (kind === 'prices') return readPrices(String(typed));
  if (typed === '') return null;
  if (kind === 'egp') return toPiastres(Number(typed));
  return kind === 'count' ? Number(typed) : typed;
}

export const toForm = (group: SettingGroup, values: SettingValues): TypedValues =>
  Object.fromEntries(FIELDS[group].map((field) => [field.name, toTyped(field, values[field.name])]));

export const fromForm = (group: SettingGroup, typed: TypedValues): SettingValues =>
  Object.fromEntries(FIELDS[group].map((field) => [field.name, fromTyped(field, typed[field.name] ?? '')]));

/** Validates form values with the contract's schema of a group. */
export const schemaOf = (group: SettingGroup): v.GenericSchema =>
  v.pipe(
    v.any(),
    v.transform((typed: TypedValues) => fromForm(group, typed)),
    SETTING_GROUPS[group] as unknown as v.GenericSchema<SettingValues>,
  );
