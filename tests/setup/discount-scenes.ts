/**
 * For each call about discount codes, a function that sends the requests that the call needs, then the call itself.
 */

import type * as v from 'valibot';
import {
  addDiscount,
  changeDiscount,
  endDiscount,
  listDiscounts,
  readDiscount,
} from '#contract/discounts/calls.ts';
import type { discountRequest } from '#contract/discounts/requests.ts';
import type { Counter } from './staff-scenes.ts';

export type DiscountFields = v.InferInput<typeof discountRequest>;

/** A code that takes a tenth off everything, for everybody, always. */
export const TENTH_OFF: DiscountFields = {
  ...{ code: 'TENTH', kind: 'percent', percent: 10, amountPiastres: null, minPiastres: 0 },
  ...{ productIds: [], categoryIds: [], startsOn: null, endsOn: null },
  ...{ maxUses: null, maxUsesPerPerson: null },
};

let count = 0;
const newCode = () => ({ ...TENTH_OFF, code: `SCENE-${++count}` });

const add = async ({ ask }: Counter) => (await ask(addDiscount, { body: newCode() })).data;

export const discountScenes: Record<string, (counter: Counter) => Promise<unknown>> = {
  async listDiscounts(counter) {
    await add(counter);
    await counter.ask(listDiscounts);
  },
  addDiscount: add,
  async readDiscount(counter) {
    const { id } = await add(counter);
    await counter.ask(readDiscount, { discountId: id });
  },
  async changeDiscount(counter) {
    const { id, version } = await add(counter);
    await counter.ask(changeDiscount, { discountId: id, body: { version, ...newCode(), percent: 20 } });
  },
  async endDiscount(counter) {
    const { id } = await add(counter);
    await counter.ask(endDiscount, { discountId: id });
  },
};
