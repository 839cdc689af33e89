/** The server's cards, as HTML. */
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

/** Of 1.3 kB each. */
const written = new LRUCache<string, string>({ max: 3_000 });

/** By all that it shows; pages hide most of a product from what lists its fields (`carry-in-page.server.ts`). */
const keyOf = ({ product, ...card }: ProductCardProps) =>
  JSON.stringify([
    card,
    Object.entries(Object.getOwnPropertyDescriptors(product)).map(([name, { value }]) => [name, value]),
  ]);

/** A card as the server sends it. Most cards of a page that is rendered anew are as they were. */
export function writeCard(card: ProductCardProps): string {
  const key = keyOf(card);
  const html = written.get(key) ?? renderToString(<ProductCard {...card} />);
  written.set(key, html);
  return html;
}
