/** What the operator has told about the shop: who runs it, and how to reach it. Only what is set is shown. */
import type { Language } from './constants.ts';

type ByLanguage = Record<Language, string>;

export interface ShopDetails {
  /** The registered name of the business that sells. */
  company?: ByLanguage | undefined;
  /** As shoppers dial it: a mobile number, a landline or a short one such as 19000. */
  phone?: string | undefined;
  /** Digits with the country code. */
  whatsApp?: string | undefined;
  email?: string | undefined;
  address?: ByLanguage | undefined;
  hours?: ByLanguage | undefined;
  commercialRegister?: string | undefined;
  taxNumber?: string | undefined;
  /** The URLs of the shop's social profiles. */
  profiles: readonly string[];
}

/** Whether the operator has told nothing about the shop. */
export const isWithoutDetails = ({ profiles, ...facts }: ShopDetails): boolean =>
  profiles.length === 0 && Object.values(facts).every((fact) => fact === undefined);
