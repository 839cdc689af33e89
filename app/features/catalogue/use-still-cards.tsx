import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { isWishedNow, onWishChange } from '#app/features/wish-list/use-wish-list.ts';
import { ProductCard, type ProductCardProps } from './product-card.tsx';
import { readCard } from './read-card.ts';
import type { ShownProduct } from './shown-product.ts';

const LEARN_AFTER_MS = 2_000;

/** Cards of the first page stay what the server rendered, of which React knows nothing: a page of forty would be busy for
 *  a long time with what nobody has touched. A card comes to life, in a root of its own, when somebody points at it, moves
 *  the focus there, or presses something in it, and when it has something else to show: that it is wished, or a new price.
 *  Returns what the list needs to notice. */
export function useStillCards(
  list: RefObject<HTMLUListElement | null>,
  served: Map<string, ShownProduct> | undefined,
  cards: ProductCardProps[],
) {
  const roots = useRef(new Map<string, Root>());
  /** Where the server rendered cards, also those that have left the list. */
  const places = useRef<HTMLElement[]>([]);

  const idOf = (place: HTMLElement) => place.dataset.product ?? '';
  const isAsleep = (id: string) => served?.has(id) === true && !roots.current.has(id);

  /** The product of a card, as the server rendered it. Read once, into the page's data: whoever comes back needs it. */
  function learn(place: HTMLElement): ShownProduct | undefined {
    const product = served?.get(idOf(place));
    return product && !('title' in product) ? Object.assign(product, readCard(place)) : product;
  }
  function learnAll(): void {
    for (const place of places.current) learn(place);
  }

  function wake(place: HTMLElement): void {
    const id = idOf(place);
    const card = cards.find(({ product }) => product.id === id);
    const first = learn(place);
    if (!card || !first) return;
    // At once: what woke it may be the beginning of a click.
    const root = flushSync(() => hydrateRoot(place, <ProductCard {...card} product={first} />));
    roots.current.set(id, root);
    if (!isAlike(card.product, first)) root.render(<ProductCard {...card} />);
  }

  /** The card that an event is about, if it is still asleep. */
  function findAsleep({ target }: SyntheticEvent): HTMLElement | undefined {
    const place = (target as Element).closest<HTMLElement>('[data-product]');
    return place && isAsleep(idOf(place)) ? place : undefined;
  }

  function touch(event: SyntheticEvent): void {
    const place = findAsleep(event);
    if (place) wake(place);
  }

  /** Pressed by what neither points nor moves the focus: it comes to life, and is pressed again. */
  function press(event: SyntheticEvent): void {
    const place = findAsleep(event);
    if (!place) return;
    event.preventDefault();
    event.stopPropagation();
    wake(place);
    setTimeout(() => (event.target as HTMLElement).click());
  }

  // When there is time, or at the latest when the cards leave.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (!served) return;
    places.current = [...(list.current?.querySelectorAll<HTMLElement>('[data-product]') ?? [])];
    const idle = setTimeout(learnAll, LEARN_AFTER_MS);
    return () => {
      clearTimeout(idle);
      learnAll();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are others each time, and do the same
  useEffect(() => {
    if (!served) return;
    const now = new Map(cards.map((card) => [card.product.id, card]));
    const left = [...served.keys()].filter((id) => !now.has(id));
    // Other products than at first: those of the first page must be known to compare, and to come back to.
    if (left.length > 0 || cards.some(({ product }) => served.get(product.id) !== product)) learnAll();
    // What the server rendered left with them: they are drawn anew should they come back.
    for (const id of left) served.delete(id);
    for (const [id, root] of roots.current) {
      const card = now.get(id);
      if (card) {
        root.render(<ProductCard {...card} />);
        continue;
      }
      roots.current.delete(id);
      // Not while React renders what removes it.
      setTimeout(() => root.unmount());
    }
    const wakeWhere = (isNeeded: (id: string) => boolean) => {
      for (const place of list.current?.querySelectorAll<HTMLElement>('[data-product]') ?? [])
        if (isAsleep(idOf(place)) && isNeeded(idOf(place))) wake(place);
    };
    wakeWhere((id) => !isAlike(now.get(id)?.product, served.get(id)));
    const wakeWished = () => wakeWhere(isWishedNow);
    wakeWished();
    return onWishChange(wakeWished);
  }, [list, served, cards]);

  useEffect(
    () => () => {
      for (const root of roots.current.values()) setTimeout(() => root.unmount());
    },
    [],
  );

  return served && { onPointerOver: touch, onFocus: touch, onTouchStart: touch, onClickCapture: press };
}

const write = (product: ShownProduct | undefined) => JSON.stringify({ ...product, placeholder: undefined });

/** Whether two cards show the same. */
const isAlike = (one: ShownProduct | undefined, other: ShownProduct | undefined) =>
  one === other || write(one) === write(other);
