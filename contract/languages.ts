/** The languages the shop speaks, English first: it is what is spoken where nobody asked. */
export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
