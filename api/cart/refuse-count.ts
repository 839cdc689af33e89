import { type ApiRefusal, refuseField } from '#api/platform/http/refusal.ts';
import { MAX_LINE_COUNT } from '#contract/constants.ts';

/** Why a line can't have more pieces, by how many the shop has. */
export function refuseCount(stock: number, value?: number): ApiRefusal {
  const field = { param: 'count', value };
  if (stock === 0) return refuseField('out-of-stock', field);
  if (stock >= MAX_LINE_COUNT) return refuseField('too-many-pieces', { ...field, values: [MAX_LINE_COUNT] });
  return refuseField('pieces-left', { ...field, values: [stock] });
}
