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
