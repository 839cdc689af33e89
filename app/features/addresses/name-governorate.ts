import { governorateNames as arabic } from '#app/i18n/ar/addresses.ts';
import { governorateNames as english } from '#app/i18n/en/addresses.ts';
import type { Governorate } from '#contract/governorates.ts';
import { governorateNames } from '#messages/addresses.ts';

/** The name of an address's governorate; undefined if the city has the same name, in English or Arabic. */
export function nameGovernorate(city: string, code: string | undefined): string | undefined {
  if (!code) return undefined;
  const known = code as Governorate;
  if ([english[known], arabic[known]].includes(city.trim())) return undefined;
  return governorateNames[known] ?? code;
}

interface Address {
  city?: string | undefined;
  governorate?: string | undefined;
}

/**
 * The code of an address's governorate: the chosen one, or the one with the same name as the city; empty if unknown.
 */
export function findGovernorateCode({ city = '', governorate }: Address): string {
  if (governorate) return governorate;
  const hasName = (names: Record<string, string>) => (code: string) => names[code] === city.trim();
  const codes = Object.keys(english);
  return codes.find(hasName(english)) ?? codes.find(hasName(arabic)) ?? '';
}
