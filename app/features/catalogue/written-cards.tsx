/** The server's cards, as HTML. */
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { makeOnce } from '#app/features/product/make-once.ts';
import { ProductCard, type ProductCardProps } from './product-card.tsx';
import type { ShownProduct } from './shown-product.ts';

/** Of 1.3 kB each. */
const written = new LRUCache<string, string>({ max: 3_000 });

/** By all that it shows; pages hide most of a product from what lists its fields (`carry-in-page.server.ts`). */
const keyOf = ({ product, ...card }: ProductCardProps) =>
  JSON.stringify([
    card,
    Object.entries(Object.getOwnPropertyDescriptors(product)).map(([name, { value }]) => [name, value]),
  ]);

function writeAlike(card: ProductCardProps): string {
  const key = keyOf(card);
  const html = written.get(key) ?? renderToString(<ProductCard {...card} />);
  written.set(key, html);
  return html;
}

/** Of the very same product, by what else a card depends on. */
const cardsOf = makeOnce((_: ShownProduct) => new Map<string, string>());

/** A card as the server sends it. Most cards of a page that is rendered anew are as they were. */
export function writeCard(card: ProductCardProps): string {
  const { product, id, isFirst, isOffer } = card;
  const cards = cardsOf(product);
  const place = `${id} ${isFirst} ${isOffer}`;
  const html = cards.get(place) ?? writeAlike(card);
  cards.set(place, html);
  return html;
}
