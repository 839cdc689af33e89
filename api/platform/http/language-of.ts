import type { Context } from 'hono';
import type { Language } from '#contract/languages.ts';
import { readQueryValue } from './list-query.ts';

/**
 * The language a request asks for: Arabic with `lang=ar`, else English.
 * Never by Accept-Language, which browsers send by themselves: clients that know of no other language see English.
 */
export function languageOf(c: Context, query: URLSearchParams = new URL(c.req.url).searchParams): Language {
  return readQueryValue(query, 'lang') === 'ar' ? 'ar' : 'en';
}
