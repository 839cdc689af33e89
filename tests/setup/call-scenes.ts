import { writeConfirmLink, writePaymentLink } from '#api/orders/tracking-links.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import { orders } from '#api/schema/orders.ts';
import { questions } from '#api/schema/questions.ts';
import type { ApiVersion } from '#contract/api-call.ts';
import { writeAccountScenes } from './account-scenes.ts';
import { other, plain, soldOut, UNKNOWN_PRODUCT_ID } from './cart-products.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { addCode } from './discount-codes.ts';
import { placeByPhone } from './phone-order.ts';
import { ADDRESS } from './sample-forms.ts';
import type { Answer, openTestShop } from './test-shop.ts';

type Shop = Awaited<ReturnType<typeof openTestShop>>;
type Scene = (version: ApiVersion) => Promise<Answer>;

/** Writes a scene for each call of the contract: it sends the requests that the call needs, then the call itself. */
export function writeCallScenes(shop: Shop): Record<string, Scene> {
  const keyedHash = createKeyedHash(shop.api.tokenSecret);
  const [brand] = demoCatalogue.brands;
  const [category] = demoCatalogue.categories;
  const [subcategory] = demoCatalogue.subcategories;

  async function fillCart(version = 'v1') {
    const { id, token } = await shop.addShopper();
    const { body } = await shop.post(`/api/${version}/cart`, { productId: plain.id }, { token });
    return { id, token, cartId: body.cartId as string };
  }
  async function save() {
    const { token } = await fillCart();
    const answer = await shop.post('/api/v1/cart/saved', { productId: plain.id }, { token });
    return { token, answer, path: `/api/v1/cart/saved/${plain.id}` };
  }
  async function placeOrder() {
    const shopper = await fillCart();
    const request = { shippingAddress: ADDRESS };
    const { body } = await shop.post(`/api/v1/orders/${shopper.cartId}`, request, shopper);
    return {
      ...shopper,
      order: body.data as { _id: string; trackingPath: string; cartItems: { _id: string }[] },
    };
  }
  async function requestReturn() {
    const { order, token } = await placeOrder();
    const delivered = { status: 'delivered', deliveredAt: new Date(shop.api.clock()) } as const;
    await shop.api.db.update(orders).set(delivered).where(eq(orders.id, order._id));
    const path = `/api/v1/orders/${order._id}/returns`;
    const lines = [{ lineId: order.cartItems[0]?._id, count: 1 }];
    const answer = await shop.post(path, { kind: 'return', reason: 'other', lines }, { token });
    return { token, path, answer };
  }
  async function addReview() {
    const { token } = await shop.addShopper();
    const review = { review: 'Good', rating: 4 };
    const answer = await shop.post(`/api/v1/products/${plain.id}/reviews`, review, { token });
    return { token, answer, path: `/api/v1/reviews/${answer.body.data._id}` };
  }
  async function askQuestion() {
    const { token } = await shop.addShopper();
    return shop.post(`/api/v1/products/${plain.id}/questions`, { question: 'Is it washable?' }, { token });
  }
  return {
    listProducts: () => shop.get('/api/v1/products?limit=100&facets=1'),
    suggestProducts: () => shop.get('/api/v1/products/suggest?q=watch'),
    getProduct: async () => {
      await addReview();
      return shop.get(`/api/v1/products/${plain.id}`);
    },
    listCategories: () => shop.get('/api/v1/categories'),
    getCategory: () => shop.get(`/api/v1/categories/${category?.id}`),
    listSubcategoriesOfCategory: () => shop.get(`/api/v1/categories/${category?.id}/subcategories`),
    listSubcategories: () => shop.get('/api/v1/subcategories'),
    getSubcategory: () => shop.get(`/api/v1/subcategories/${subcategory?.id}`),
    listBrands: () => shop.get('/api/v1/brands'),
    getBrand: () => shop.get(`/api/v1/brands/${brand?.id}`),

    listReviewsOfProduct: async () => {
      await addReview();
      return shop.get(`/api/v1/products/${plain.id}/reviews`);
    },
    readMyReview: async () => {
      const { token } = await addReview();
      return shop.get(`/api/v1/products/${plain.id}/reviews/mine`, { token });
    },
    addReview: async () => (await addReview()).answer,
    listReviews: async () => {
      await addReview();
      return shop.get('/api/v1/reviews');
    },
    getReview: async () => shop.get((await addReview()).path),
    changeReview: async () => {
      const { path, token } = await addReview();
      return shop.put(path, { review: 'Fine', rating: 3 }, { token });
    },
    removeReview: async () => {
      const { path, token } = await addReview();
      return shop.delete(path, { token });
    },
    reportReview: async () => {
      const { path } = await addReview();
      return shop.post(`${path}/reports`, { reason: 'spam' }, await shop.addShopper());
    },
    askQuestion,
    listQuestions: async () => {
      const { body } = await askQuestion();
      const answered = { answer: 'At 30 degrees.', answeredAt: new Date(shop.api.clock()) };
      await shop.api.db.update(questions).set(answered).where(eq(questions.id, body.data._id));
      return shop.get(`/api/v1/products/${plain.id}/questions?limit=1`);
    },

    ...writeAccountScenes(shop),
    downloadMyData: async () => shop.get('/api/v1/users/me/data', await placeOrder()),

    readCart: async (version) => shop.get(`/api/${version}/cart`, await fillCart()),
    addToCart: async (version) =>
      shop.post(`/api/${version}/cart`, { productId: plain.id }, await shop.addShopper()),
    setCount: async (version) =>
      shop.put(`/api/${version}/cart/${plain.id}`, { count: '3' }, await fillCart()),
    removeFromCart: async (version) => shop.delete(`/api/${version}/cart/${plain.id}`, await fillCart()),
    clearCart: async (version) => shop.delete(`/api/${version}/cart`, await fillCart()),
    applyCoupon: async (version) => {
      const code = await addCode(shop.api.db);
      return shop.put(`/api/${version}/cart/applyCoupon`, { couponName: code }, await fillCart());
    },
    removeCoupon: async (version) => {
      const shopper = await fillCart();
      await shop.put(`/api/${version}/cart/applyCoupon`, { couponName: await addCode(shop.api.db) }, shopper);
      return shop.delete(`/api/${version}/cart/applyCoupon`, shopper);
    },
    readSaved: async () => {
      const { token } = await save();
      return shop.get('/api/v1/cart/saved', { token });
    },
    saveForLater: async () => (await save()).answer,
    putSaved: async () => shop.put(`/api/v1/cart/saved/${plain.id}`, { count: '3' }, await shop.addShopper()),
    removeFromSaved: async () => {
      const { path, token } = await save();
      await shop.put(`/api/v1/cart/saved/${other.id}`, { count: 1 }, { token });
      return shop.delete(path, { token });
    },
    moveToCart: async () => {
      const { path, token } = await save();
      return shop.post(`${path}/moveToCart`, undefined, { token });
    },
    readWishList: async () => {
      const shopper = await shop.addShopper();
      await shop.post('/api/v1/wishlist', { productId: plain.id }, shopper);
      return shop.get('/api/v1/wishlist', shopper);
    },
    addToWishList: async () =>
      shop.post('/api/v1/wishlist', { productId: plain.id }, await shop.addShopper()),
    removeFromWishList: async () =>
      shop.delete(`/api/v1/wishlist/${UNKNOWN_PRODUCT_ID}`, await shop.addShopper()),
    listStockAlerts: async () => {
      const shopper = await shop.addShopper();
      await shop.post('/api/v1/stockAlerts', { productId: soldOut.id }, shopper);
      return shop.get('/api/v1/stockAlerts', shopper);
    },
    addStockAlert: async () =>
      shop.post('/api/v1/stockAlerts', { productId: soldOut.id }, await shop.addShopper()),
    removeStockAlert: async () =>
      shop.delete(`/api/v1/stockAlerts/${UNKNOWN_PRODUCT_ID}`, await shop.addShopper()),

    listDeliveryDays: () => shop.get('/api/v1/delivery'),
    startCheckout: async (version) => {
      const { cartId, token } = await fillCart(version);
      const path = `/api/${version}/orders/checkout-session/${cartId}?url=https://client.example`;
      return shop.post(path, { shippingAddress: ADDRESS }, { token });
    },
    placeCashOrder: async (version) => {
      const { cartId, token } = await fillCart(version);
      return shop.post(`/api/${version}/orders/${cartId}`, { shippingAddress: ADDRESS }, { token });
    },
    listOrdersOfUser: async (version) => {
      const { id, token } = await placeOrder();
      return shop.get(`/api/${version}/orders/user/${id}`, { token });
    },
    listOrders: async (version) => shop.get(`/api/${version}/orders`, await placeOrder()),
    cancelOrder: async (version) => {
      const { order, token } = await placeOrder();
      return shop.post(`/api/${version}/orders/${order._id}/cancel`, undefined, { token });
    },
    confirmOrder: async () => {
      const { order, token } = await placeOrder();
      return shop.post(`/api/v1/orders/${order._id}/confirm`, undefined, { token });
    },
    sendOrderEmail: async () => {
      const { order, token } = await placeOrder();
      return shop.post(`/api/v1/orders/${order._id}/email`, undefined, { token });
    },
    requestReturn: async () => (await requestReturn()).answer,
    cancelReturn: async () => {
      const { answer, path, token } = await requestReturn();
      return shop.post(`${path}/${answer.body.data.returns[0]._id}/cancel`, undefined, { token });
    },
    trackOrder: async () => shop.get(`/api/v1/orders${(await placeOrder()).order.trackingPath}`),
    confirmTrackedOrder: async () => {
      const { order } = await placeOrder();
      const link = writeConfirmLink('', keyedHash, { id: order._id, language: 'en' });
      return shop.post(`/api/v1/orders/track/${link.split('confirm=')[1]}/confirm`);
    },
    payTrackedOrder: async () => {
      const { order } = await placeByPhone(shop, { gateway: 'test' });
      const link = new URL(writePaymentLink('http://shop.test', keyedHash, { id: order.id, language: 'en' }));
      return shop.post(`/api/v1/orders/track/${link.searchParams.get('pay')}/pay`, {});
    },
  };
}
