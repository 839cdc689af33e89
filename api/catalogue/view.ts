import type { Context } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { languageOf, originOf } from '#api/platform/http/request-context.ts';
import type { View } from './present.ts';

/**
 * How documents are presented to this request.
 * A remembered answer must be made of the very query that it is remembered by, so its maker hands that in.
 */
export async function viewFor(c: Context<ApiEnv>, api: Api, query?: URLSearchParams): Promise<View> {
  return {
    origin: originOf(c),
    language: languageOf(c, query),
    taxonomy: await api.taxonomy.read(),
  };
}
