const PRICE_EGP = 10;

type Counts = Record<string, number>;

function answerWith(counts: Counts, toProduct: (id: string) => unknown) {
  const lines = Object.entries(counts);
  return {
    status: 'success',
    cartId: 'cart-1',
    numOfCartItems: lines.length,
    data: {
      _id: 'cart-1',
      products: lines.map(([id, count]) => ({
        _id: `line-${id}`,
        count,
        price: PRICE_EGP,
        product: toProduct(id),
      })),
      totalCartPrice: lines.reduce((sum, [, count]) => sum + count * PRICE_EGP, 0),
    },
  };
}

/** The answer to reading the cart: products in full, each for 10 EGP. */
export const answerCart = (counts: Counts) =>
  answerWith(counts, (id) => ({ _id: id, title: `Product ${id}`, imageCover: `/${id}.webp` }));

/** The answer to adding a product: ids only. */
export const answerAdded = (counts: Counts) => answerWith(counts, (id) => id);

/** The keys of the cart's answers, in the order in which the provider sends them. */
export const ANSWER_KEYS = ['status', 'numOfCartItems', 'cartId', 'data'];
/** The keys of answers with a message. */
export const CHANGE_KEYS = ['status', 'message', 'numOfCartItems', 'cartId', 'data'];
export const CART_KEYS = ['_id', 'cartOwner', 'products', 'createdAt', 'updatedAt', '__v', 'totalCartPrice'];
export const LINE_KEYS = ['count', '_id', 'product', 'price'];

/** The answer to a shopper who has no cart. */
export const EMPTY_CART = {
  status: 'success',
  numOfCartItems: 0,
  cartId: null,
  data: { products: [], totalCartPrice: 0 },
};
