import { lazy } from 'react';

type Cards = typeof import('./living-cards.tsx');

let cards: Cards | undefined;

/** The code of cards, which a first page needs only when somebody touches one. */
export const peekCards = (): Cards | undefined => cards;

export async function loadCards(): Promise<Cards> {
  cards ??= await import('./living-cards.tsx');
  return cards;
}

/** A card on a screen that the server did not render. */
export const LazyCard = lazy(async () => ({ default: (await loadCards()).ProductCard }));

/** On the server alone. */
export let writeCard: typeof import('./written-cards.tsx')['writeCard'] | undefined;

// The server renders them at once.
if (import.meta.env.SSR) {
  await loadCards();
  ({ writeCard } = await import('./written-cards.tsx'));
}
