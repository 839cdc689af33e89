/** The fake provider's small catalogue, with every edge case of a real one. */
const PRODUCT_COUNT = 45;
const LONG_TITLE =
  'Gadget 12, hand-finished in solid walnut with a removable cotton cover, spare parts and a printed guide in two languages';

/** The position of each edge case in the list, from 1. */
const EDGE_CASES = {
  withoutPictures: 3,
  ratedThree: 5,
  withoutBrand: 7,
  longTitle: 12,
  cheapest: 14,
  dearest: 16,
};

const writeId = (kind: string, at: number) => `65${kind}${String(at).padStart(20, '0')}`;

const describeGroups = (kind: string, names: string[], host: string) =>
  names.map((name, at) => ({
    _id: writeId(kind, at + 1),
    name,
    slug: name.toLowerCase(),
    image: `${host}/pictures/${name.toLowerCase()}.png`,
  }));

function choosePrice(at: number): number {
  if (at === EDGE_CASES.cheapest) return 0.99;
  return at === EDGE_CASES.dearest ? 1_234_567.5 : at * 25;
}

function chooseRating(at: number): number {
  if (at === EDGE_CASES.ratedThree) return 3;
  return at % 9 === 0 ? 2.5 : 4.2;
}

/** The catalogue of a provider at `host`, in the order in which it lists products. */
export function describeCatalogue(host: string) {
  const categories = describeGroups('ca', ['Electronics', 'Home', 'Music', 'Books'], host);
  const brands = describeGroups('bb', ['Nile', 'Delta', 'Oasis', 'Sphinx'], host);
  const products = Array.from({ length: PRODUCT_COUNT }, (_, index) => {
    const at = index + 1;
    const picture = (side: number) => `${host}/pictures/product-${at}-${side}.png`;
    const hasPictures = at !== EDGE_CASES.withoutPictures;
    return {
      _id: writeId('aa', at),
      id: writeId('aa', at),
      title: at === EDGE_CASES.longTitle ? LONG_TITLE : `Gadget ${String(at).padStart(2, '0')}`,
      slug: `product-${at}`,
      description: `What there is to say about product ${at}.`,
      price: choosePrice(at),
      quantity: 100,
      sold: PRODUCT_COUNT - index,
      imageCover: hasPictures ? picture(1) : '',
      images: hasPictures ? [picture(1), picture(2), picture(3)] : [],
      category: categories[index % categories.length],
      brand: at === EDGE_CASES.withoutBrand ? null : brands[Math.floor(index / 4) % brands.length],
      subcategory: [],
      ratingsAverage: chooseRating(at),
      ratingsQuantity: at,
    };
  });
  return { categories, brands, products };
}

export type Catalogue = ReturnType<typeof describeCatalogue>;
export type FakeProduct = Catalogue['products'][number];

/** Finds the product with an edge case. */
export function findEdgeCase({ products }: Catalogue, which: keyof typeof EDGE_CASES): FakeProduct {
  const product = products[EDGE_CASES[which] - 1];
  if (!product) throw new Error(`no product is ${which}`);
  return product;
}
