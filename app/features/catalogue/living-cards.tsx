import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

export { ProductCard };

export interface LivingCard {
  render(card: ProductCardProps): void;
  unmount(): void;
}

/** Brings a card to life where it stands, in a root of its own. At once: what woke it may be the beginning of a click. */
export function wakeCard(place: HTMLElement, served: ProductCardProps): LivingCard {
  const root = flushSync(() => hydrateRoot(place, <ProductCard {...served} />));
  return {
    render: (card) => root.render(<ProductCard {...card} />),
    // Not while React renders what removes it.
    unmount: () => void setTimeout(() => root.unmount()),
  };
}
