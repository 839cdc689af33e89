import { addToCart, setCount } from '#contract/cart/calls.ts';
import type { Client } from '#contract/client/client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { MAX_LINE_COUNT } from '#contract/constants.ts';
import { formatProblem } from '#messages/provider-errors.ts';
import type { ShownOrderLine } from './shown-order.ts';

interface BuyAgainResult {
  /** How many lines were added to the cart. */
  added: number;
  /** Why the first refused line was not added, or not with all its pieces. */
  problem: string | undefined;
}

/** Adds the lines of an order to the cart; a refused line does not stop the others. */
export async function buyAgain(
  client: Client,
  lines: readonly Pick<ShownOrderLine, 'productId' | 'count'>[],
): Promise<BuyAgainResult> {
  const result: BuyAgainResult = { added: 0, problem: undefined };
  for (const { productId, count } of lines) {
    if (!productId) continue;
    try {
      const { data } = await client(addToCart, { body: { productId } });
      result.added += 1;
      const inCart = data.products.find(({ product }) => product === productId)?.count ?? 1;
      const wanted = Math.min(inCart + count - 1, MAX_LINE_COUNT);
      if (wanted !== inCart) await client(setCount, { productId, body: { count: wanted } });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      result.problem ??= formatProblem(error);
      // The session has ended, so all further calls would be refused.
      if (error.code === 'unauthenticated') break;
    }
  }
  return result;
}
