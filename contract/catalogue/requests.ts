import * as v from 'valibot';
import { OBJECT_ID } from '#contract/object-id.ts';
import { refuseAs } from '#contract/text.ts';

const INVALID_ID = refuseAs('invalid-id');

/** Names a product to put into the cart or onto the wish list. */
export const productIdRequest = v.object({
  productId: v.pipe(v.string(INVALID_ID), v.regex(OBJECT_ID, INVALID_ID), v.toLowerCase()),
});
