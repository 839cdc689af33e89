import type { Language } from '#contract/languages.ts';
import { arabic } from './card-messages-ar.ts';
import { english } from './card-messages-en.ts';

/** The texts of the pages at /pay: English says which there are. */
export type CardMessages = typeof english;

export const CARD_MESSAGES: Record<Language, CardMessages> = { en: english, ar: arabic };
