import type { Context } from 'hono';
import type { Api } from '#api/dependencies.ts';
import { originOf } from '#api/http/origin.ts';
import type { ApiEnv } from '#api/http/types.ts';
import type { View } from './present.ts';

/** How documents are presented to this request: Arabic only when it asks with `lang=ar`. */
export async function viewFor(c: Context<ApiEnv>, api: Api): Promise<View> {
  return {
    origin: originOf(c),
    language: c.req.query('lang') === 'ar' ? 'ar' : 'en',
    taxonomy: await api.taxonomy.read(),
  };
}
