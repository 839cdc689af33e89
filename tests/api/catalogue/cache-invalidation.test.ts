/** Cache invalidation by topic: which cached answers a change invalidates, and which stay. */
import { describe, expect, test } from 'vitest';
import { setOffer } from '#api/catalogue/set-offer.ts';
import { changeDelivery } from '#api/delivery/delivery-days.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { fillCart, placeCash } = createShopSteps(shop);

const familyProducts = demoCatalogue.products.filter(({ family }) => family);
const [sold] = demoCatalogue.products.filter(({ family, quantity }) => !family && quantity > 20);
const productElsewhere = demoCatalogue.products.find(
  ({ family, category }) => !family && category !== sold?.category,
);
const [shirt] = familyProducts.filter(({ quantity }) => quantity > 20);
const sibling = familyProducts.find(({ id, family }) => id !== shirt?.id && family === shirt?.family);
const [lastPieces] = demoCatalogue.products.filter(({ family, quantity }) => !family && quantity === 3);
if (!sold || !productElsewhere || !shirt || !sibling || !lastPieces)
  throw new Error('the demo catalogue is not what it was');

const writeListPath = (id: string) => `/api/v1/products?category=${id}`;
const writeDetailsPath = ({ id }: { id: string }) => `/api/v1/products/${id}`;

const PATHS_BY_NAME = {
  sold: writeDetailsPath(sold),
  'its list': writeListPath(sold.category),
  'its list in the other language': `${writeListPath(sold.category)}&lang=ar`,
  elsewhere: writeDetailsPath(productElsewhere),
  'list elsewhere': writeListPath(productElsewhere.category),
  'list elsewhere, with families': `${writeListPath(productElsewhere.category)}&group=family`,
  'facets elsewhere': `${writeListPath(productElsewhere.category)}&facets=1`,
  'best sold elsewhere': `${writeListPath(productElsewhere.category)}&sort=-sold`,
  'best rated elsewhere': `${writeListPath(productElsewhere.category)}&sort=-ratingsAverage`,
  'cheapest elsewhere': `${writeListPath(productElsewhere.category)}&sort=priceAfterDiscount`,
  'in stock elsewhere': `${writeListPath(productElsewhere.category)}&quantity[gte]=1`,
  sibling: writeDetailsPath(sibling),
  'list of families': `${writeListPath(shirt.category)}&group=family`,
  'reviews of the sold': `${writeDetailsPath(sold)}/reviews`,
  'questions about the sold': `${writeDetailsPath(sold)}/questions`,
  'questions elsewhere': `${writeDetailsPath(productElsewhere)}/questions`,
  'all reviews': '/api/v1/reviews?limit=1',
  categories: '/api/v1/categories',
  delivery: '/api/v1/delivery',
};
type Name = keyof typeof PATHS_BY_NAME;

const lookUp = () =>
  new Map(
    Object.entries(PATHS_BY_NAME).map(([name, path]) => [name as Name, shop.api.hot.lookUp(ORIGIN, path)]),
  );

/** Caches all answers, makes a change, and returns the names of those that are no longer cached. */
async function findStale(change: () => Promise<unknown>): Promise<Name[]> {
  await shop.api.changes.refresh();
  for (const path of Object.values(PATHS_BY_NAME)) expect((await shop.get(path)).status, path).toBe(200);
  const before = lookUp();
  await change();
  await shop.api.changes.refresh();
  const after = lookUp();
  expect([...before].filter(([, bytes]) => !bytes)).toEqual([]);
  return [...before].filter(([name, bytes]) => after.get(name) !== bytes).map(([name]) => name);
}

async function buy({ id }: { id: string }, count = 1) {
  const shopper = await shop.addShopper();
  const cartId = await fillCart(shopper, ...Array<string>(count).fill(id));
  expect((await placeCash(shopper, cartId)).status).toBe(201);
}

const SHOWING_SOLD_PRODUCT: Name[] = ['sold', 'its list', 'its list in the other language'];

describe('a sale invalidates', () => {
  test('the product, the lists that show it, and lists sorted by sales', async () => {
    expect(await findStale(() => buy(sold))).toEqual([
      ...SHOWING_SOLD_PRODUCT,
      'best sold elsewhere',
      'reviews of the sold',
    ]);
  });

  test('the rest of its family, and the lists that show the family', async () => {
    const stale = await findStale(() => buy(shirt));
    expect(stale).toEqual(['best sold elsewhere', 'sibling', 'list of families']);
  });

  test('lists and facets by stock, if the last piece was sold', async () => {
    const stale = await findStale(() => buy(lastPieces, lastPieces.quantity));
    expect(stale).toEqual(expect.arrayContaining(['facets elsewhere', 'in stock elsewhere']));
    expect(stale).not.toEqual(expect.arrayContaining(['list of families']));
    expect(stale).not.toEqual(expect.arrayContaining(['elsewhere']));
  });
});

describe('a change of reviews invalidates', () => {
  const write = async (body: object) => {
    const { token } = await shop.addShopper();
    expect((await shop.post(`${writeDetailsPath(sold)}/reviews`, body, { token })).status).toBe(201);
  };

  test('the product, the lists that show it, reviews, and lists sorted by ratings', async () => {
    const stars = Math.floor(sold.ratingsAverage);
    const stale = await findStale(() => write({ review: 'As expected', rating: stars + 0.5 }));
    expect(stale).toEqual([
      ...SHOWING_SOLD_PRODUCT,
      'best rated elsewhere',
      'reviews of the sold',
      'all reviews',
    ]);
  });

  test('the reviews of a shopper who changes their name, and the products that show them', async () => {
    const shopper = await shop.addShopper();
    await shop.post(
      `${writeDetailsPath(sold)}/reviews`,
      { review: 'Good', rating: 4 },
      { token: shopper.token },
    );
    const rename = () => shop.put('/api/v1/users/updateMe', { name: 'Mona Adel' }, { token: shopper.token });
    const stale = await findStale(rename);
    expect(stale).toEqual([...SHOWING_SOLD_PRODUCT, 'reviews of the sold', 'all reviews']);
    expect(await findStale(async () => shop.addShopper())).toEqual([]);
  });
});

describe('staff who', () => {
  const actAs = async (method: string, path: string, body: object) => {
    const { status } = await askAs(shop, await addMember(shop), method, path, { body });
    expect(status).toBe(200);
  };

  test('hide a review invalidate what its writing invalidated', async () => {
    const { token } = await shop.addShopper();
    const { body } = await shop.post(
      `${writeDetailsPath(sold)}/reviews`,
      { review: 'Bad', rating: 1 },
      { token },
    );
    const path = `/reviews/${body.data._id}/hide`;
    const stale = await findStale(() => actAs('POST', path, { reason: 'Spam' }));
    expect(stale).toEqual([
      ...SHOWING_SOLD_PRODUCT,
      'best rated elsewhere',
      'reviews of the sold',
      'all reviews',
    ]);
  });

  test('answer a review invalidate the product and reviews, and no list of products', async () => {
    const { token } = await shop.addShopper();
    const { body } = await shop.post(
      `${writeDetailsPath(sold)}/reviews`,
      { review: 'Fine', rating: 4 },
      { token },
    );
    const path = `/reviews/${body.data._id}/answer`;
    const stale = await findStale(() => actAs('PUT', path, { version: 1, text: 'Thank you.' }));
    expect(stale).toEqual(['sold', 'reviews of the sold', 'all reviews']);
  });

  test('answer a question invalidate the questions of its product alone', async () => {
    const { token } = await shop.addShopper();
    let path = '';
    const ask = async () => {
      const { body } = await shop.post(
        `${writeDetailsPath(sold)}/questions`,
        { question: 'Is it new?' },
        { token },
      );
      path = `/questions/${body.data._id}`;
    };
    expect(await findStale(ask)).toEqual([]);
    const answer = () => actAs('PUT', path, { version: 1, answer: 'It is.' });
    expect(await findStale(answer)).toEqual(['questions about the sold']);
  });
});

describe('an operator who changes', () => {
  test('an offer invalidates the product, the lists that show it, and answers about prices', async () => {
    expect(await findStale(() => setOffer(shop.api.db, sold.id, 100))).toEqual([
      ...SHOWING_SOLD_PRODUCT,
      'facets elsewhere',
      'cheapest elsewhere',
      'reviews of the sold',
      // The newest review is of this product.
      'all reviews',
    ]);
  });

  test('delivery days invalidates only answers with delivery days', async () => {
    const change = () => changeDelivery(shop.api, { governorate: 'C', fromDays: 2, toDays: 4 });
    expect(await findStale(change)).toEqual(['delivery']);
  });
});

test('adding to a cart invalidates nothing', async () => {
  expect(await findStale(async () => fillCart(await shop.addShopper(), sold.id))).toEqual([]);
});
