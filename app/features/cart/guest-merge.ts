import { toProblem } from '#app/answers.ts';
import { decodeTokenPayload, readToken } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { addToCart, readCart, setCount } from '#contract/cart/calls.ts';
import { getProduct } from '#contract/catalogue/calls.ts';
import { MAX_LINE_COUNT } from '#contract/constants.ts';
import { noLongerSold, notAllAdded } from '#messages/guest-cart.ts';
import type { CartCalls } from './cart-changes.ts';
import { type AnyCartAnswer, readPiecesLeft, toConfirmedCart } from './cart-view.ts';
import { readGuestLines, removeGuestLines, writeGuestLines } from './guest-lines.ts';

type MergeCalls = Pick<CartCalls, 'read' | 'add' | 'setCount'>;

const countIn = (cart: AnyCartAnswer, id: string) =>
  toConfirmedCart(cart).lines.find(({ productId }) => productId === id)?.count ?? 0;

/** Rethrows any error other than a refusal of this product. */
function expectRefusal(error: unknown): void {
  const { code } = toProblem(error);
  if (code !== 'invalid' && code !== 'not-found') throw error;
}

/** Sets the count of a line, or as many pieces as are left. Returns whether the cart has all wanted pieces. */
async function mergeLine(productId: string, wanted: number, before: number, { add, setCount }: MergeCalls) {
  const possible = Math.min(wanted, MAX_LINE_COUNT);
  let count = before;
  try {
    if (before === 0) count = countIn(await add(productId), productId);
    // A new line with too many pieces also has a piece that an interrupted merge added.
    const isAddedTwice = before === 0 && count > possible;
    if (count < possible || isAddedTwice) await setCount(productId, possible);
    return possible === wanted;
  } catch (error) {
    expectRefusal(error);
    const left = readPiecesLeft(error) ?? 0;
    if (left > count) await setCount(productId, left).catch(expectRefusal);
    return false;
  }
}

/**
 * Merges the guest's lines into the shopper's cart, one after the other. Returns the cart, and the products of which
 * some pieces could not be added. Can be repeated after an interruption, because the counts to set are stored first.
 */
export async function mergeLines(calls: MergeCalls, shopperId: string) {
  const before = await calls.read();
  const lines = readGuestLines().map((line) => {
    if (line.merge?.shopperId === shopperId) return { ...line, merge: line.merge };
    return { ...line, merge: { shopperId, count: countIn(before, line.productId) + line.count } };
  });
  writeGuestLines(lines);
  const incomplete: string[] = [];
  for (const { productId, merge } of lines) {
    const isComplete = await mergeLine(productId, merge.count, countIn(before, productId), calls);
    if (!isComplete) incomplete.push(productId);
    removeGuestLines(productId);
  }
  return { cart: await calls.read(), incomplete };
}

const shopperCalls: MergeCalls = {
  read: () => shopClient(readCart),
  add: (productId) => shopClient(addToCart, { body: { productId } }),
  setCount: (productId, count) => shopClient(setCount, { productId, body: { count } }),
};

/** Shows which products were not merged completely. Products that are no longer sold have no title to show. */
async function showIncompleteMerge(productIds: string[]): Promise<void> {
  const answers = await Promise.allSettled(productIds.map((id) => shopClient(getProduct, { id })));
  const titles = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? [answer.value.data.title] : [],
  );
  const texts = [
    titles.length > 0 && notAllAdded(titles.join(' · ')),
    titles.length < productIds.length && noLongerSold,
  ];
  showToast({ kind: 'error', text: texts.filter(Boolean).join(' ') });
}

/** Merges in one tab at a time, where browsers support the Web Locks API. */
export async function mergeGuestLines(): Promise<AnyCartAnswer> {
  const shopperId = decodeTokenPayload(readToken() ?? '')?.id ?? '';
  const merge = () => mergeLines(shopperCalls, shopperId);
  const { cart, incomplete } = await (navigator.locks?.request('guest-cart', merge) ?? merge());
  if (incomplete.length > 0) await showIncompleteMerge(incomplete);
  return cart;
}
