import type { Context } from 'hono';
import type { Api } from '#api/dependencies.ts';
import { readQueryValue } from '#api/http/list-query.ts';
import { originOf } from '#api/http/origin.ts';
import type { ApiEnv } from '#api/http/types.ts';
import type { View } from './present.ts';

/**
 * How documents are presented to this request: Arabic only when it asks with `lang=ar`.
 * A remembered answer must be made of the very query that it is remembered by, so its maker hands that in.
 */
export async function viewFor(
  c: Context<ApiEnv>,
  api: Api,
  query: URLSearchParams = new URL(c.req.url).searchParams,
): Promise<View> {
  return {
    origin: originOf(c),
    language: readQueryValue(query, 'lang') === 'ar' ? 'ar' : 'en',
    taxonomy: await api.taxonomy.read(),
  };
}
