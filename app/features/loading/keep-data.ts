import type { ClientLoaderFunctionArgs } from 'react-router';
import { addressOf, findKeptData, keepData } from './kept-data.ts';

/** A `clientLoader` for screens that are the same for everybody: what was loaded a moment ago is not asked for again.
 *  Typed as giving nothing of its own, so that a screen's data has the type of its loader. */
export function keepLoaderData() {
  return async ({ url, serverLoader }: ClientLoaderFunctionArgs): Promise<never> => {
    const address = addressOf(url);
    const found = findKeptData(address);
    if (found !== undefined) return found as never;
    const data = await serverLoader();
    keepData(address, data);
    return data as never;
  };
}
