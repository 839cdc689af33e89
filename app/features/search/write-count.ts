import * as filters from '#messages/filters.ts';
import { formatNumber } from '#messages/numbers.ts';

/** How many products a choice would leave; '120+' where counting stopped. Nothing where nobody tells. */
export function writeCount(count: number | undefined, isMore: boolean): string | undefined {
  if (count === undefined) return undefined;
  const written = formatNumber(count);
  return isMore && count > 0 ? filters.atLeast(written) : written;
}
