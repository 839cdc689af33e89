import { names as arabic } from '#app/i18n/ar/governorates.ts';
import { names as english } from '#app/i18n/en/governorates.ts';
import type { Governorate } from '#contract/governorates.ts';
import { names } from '#messages/governorates.ts';

/** What to call the governorate of an address beside its city; undefined where the city says it already, in whichever script. */
export function nameGovernorate(city: string, code: string | undefined): string | undefined {
  if (!code) return undefined;
  const known = code as Governorate;
  if ([english[known], arabic[known]].includes(city.trim())) return undefined;
  return names[known] ?? code;
}
