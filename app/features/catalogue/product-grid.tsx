import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { AS_IT_IS } from '#app/features/loading/as-it-is.ts';
import { useHydrated } from '#app/features/loading/use-hydrated.ts';
import { joinClasses } from '#app/ui/class-names.ts';
import { LazyCard, peekCards, writeCard } from './lazy-cards.ts';
import type { ProductCardProps } from './product-card.tsx';
import { describeCard } from './read-card.ts';
import type { ShownProduct } from './shown-product.ts';
import { useStillCards } from './use-still-cards.ts';

/** One column of cards that lie on their side, or three or five of upright ones. */
export const PRODUCT_GRID = 'product-grid';
/** The same beside filters, which leave room for five only on still larger screens. */
export const GRID_BESIDE_FILTERS = 'product-grid grid-beside-filters';
/** The same where there is room for columns; on small screens a row of upright cards that swipes. */
const OFFER_ROW = 'offer-row max-sm:swipe-row';

interface ProductGridProps {
  products: ShownProduct[];
  /** Of the list, among those of the page: ids of its cards begin with it. */
  name: string;
  /** Whether its first picture is above the fold, and loads first. */
  isFirst?: boolean;
  isOffer?: boolean;
  isBesideFilters?: boolean;
  ref?: RefObject<HTMLUListElement | null>;
  /** A list item after the products. */
  children?: ReactNode;
}

/** A list of cards. Those that the server rendered stay as they are until somebody touches them (`useStillCards`). */
export function ProductGrid(props: ProductGridProps) {
  const { products, name, isFirst = false, isOffer = false, isBesideFilters = false, ref, children } = props;
  const own = useRef<HTMLUListElement>(null);
  const list = ref ?? own;
  const isHydrated = useHydrated();
  const [served] = useState(() =>
    isHydrated || typeof document === 'undefined'
      ? undefined
      : new Map(products.map((each) => [each.id, each])),
  );
  // Of titles. Cards that sleep keep theirs, wherever others move them: so a number stands for a card of the first.
  const [numbered] = useState(() => new Map(products.map((each, at) => [each.id, `${name}${at}`])));
  const look = isBesideFilters ? GRID_BESIDE_FILTERS : PRODUCT_GRID;
  const cards = useMemo(
    () =>
      products.map(
        (product, at): ProductCardProps => ({
          product,
          id: numbered.get(product.id) ?? `${name}-${product.id}`,
          isFirst: isFirst && at === 0,
          isOffer,
        }),
      ),
    [products, numbered, name, isFirst, isOffer],
  );
  const Card = peekCards()?.ProductCard ?? LazyCard;
  const still = useStillCards(list, served, cards);
  return (
    <ul ref={list} className={joinClasses(isOffer ? OFFER_ROW : look, isFirst && 'is-first')} {...still}>
      {cards.map((card) => {
        const { id } = card.product;
        // The first is left to React, which tells the browser early of its picture.
        if (import.meta.env.SSR && writeCard && !card.isFirst) {
          const html = { __html: writeCard(card) };
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React
          return <li key={id} {...describeCard(card.product)} dangerouslySetInnerHTML={html} />;
        }
        return served?.has(id) ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written, React only leaves alone what is there
          <li key={id} data-product={id} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
        ) : (
          <li key={id} {...describeCard(card.product)}>
            <Card {...card} />
          </li>
        );
      })}
      {children}
    </ul>
  );
}
