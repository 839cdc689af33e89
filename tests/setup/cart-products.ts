import { isOnOffer } from '#contract/money.ts';
import { demoCatalogue } from './demo-catalogue.ts';

const findProduct = (isWanted: (product: (typeof demoCatalogue.products)[number]) => boolean) => {
  const product = demoCatalogue.products.find(isWanted);
  if (!product) throw new Error('the demo catalogue has no such product');
  return product;
};

/** Products of the demo catalogue, named by the property that tests need. */
export const plain = findProduct(
  (row) => !isOnOffer(row.ratingsAverage) && row.quantity >= 30 && row.brand !== null,
);
export const onOffer = findProduct((row) => isOnOffer(row.ratingsAverage) && row.quantity >= 30);
export const other = findProduct(
  (row) => row.id !== plain.id && !isOnOffer(row.ratingsAverage) && row.quantity >= 30,
);
/** The product with the largest stock. */
export const plentiful = findProduct((row) =>
  demoCatalogue.products.every(({ quantity }) => quantity <= row.quantity),
);
export const soldOut = findProduct((row) => row.quantity === 0);
export const UNKNOWN_PRODUCT_ID = 'f'.repeat(24);
