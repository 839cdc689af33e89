import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { showToast } from '#app/features/toasts/toasts.ts';
import { isWishedNow, onWishChange } from '#app/features/wish-list/use-wish-list.ts';
import { isPlainClick } from '#app/ui/click.ts';
import * as common from '#messages/common.ts';
import { loadCards, peekCards } from './lazy-cards.ts';
import type { LivingCard } from './living-cards.tsx';
import { openDetails } from './open-details.ts';
import type { ProductCardProps } from './product-card.tsx';
import { readCard } from './read-card.ts';
import type { ShownProduct } from './shown-product.ts';

const LEARN_AFTER_MS = 2_000;

const idOf = (place: HTMLElement) => place.dataset.product ?? '';
const write = (product: ShownProduct | undefined) => JSON.stringify({ ...product, placeholder: undefined });

/** Whether two cards show the same. */
const isAlike = (one: ShownProduct | undefined, other: ShownProduct | undefined) =>
  one === other || write(one) === write(other);

/** Cards of the first page stay what the server rendered, of which React knows nothing: a page of forty would be busy for
 *  a long time with what nobody has touched. A card comes to life when somebody points at it, moves the focus there, or
 *  presses something in it, and when it has something else to show: that it is wished, or a new price. Returns what the list
 *  needs to notice. */
export function useStillCards(
  list: RefObject<HTMLUListElement | null>,
  served: Map<string, ShownProduct> | undefined,
  cards: ProductCardProps[],
) {
  const alive = useRef(new Map<string, LivingCard>());
  /** Where the server rendered cards, also those that have left the list. */
  const places = useRef<HTMLElement[]>([]);
  const isAsleep = (id: string) => served?.has(id) === true && !alive.current.has(id);

  /** The product of a card, as the server rendered it. Read once, into the page's data: whoever comes back needs it. */
  function learn(place: HTMLElement): ShownProduct | undefined {
    const product = served?.get(idOf(place));
    return product && !('title' in product) ? Object.assign(product, readCard(place)) : product;
  }
  function learnAll(): void {
    for (const place of places.current) learn(place);
  }

  function wakeWith({ wakeCard }: NonNullable<ReturnType<typeof peekCards>>, place: HTMLElement): void {
    const id = idOf(place);
    const card = cards.find(({ product }) => product.id === id);
    const first = learn(place);
    if (!card || !first || !isAsleep(id)) return;
    const living = wakeCard(place, { ...card, product: first });
    alive.current.set(id, living);
    if (!isAlike(card.product, first)) living.render(card);
  }
  async function wakeLater(places: HTMLElement[]): Promise<void> {
    const loaded = await loadCards();
    for (const place of places) wakeWith(loaded, place);
  }

  /** The card that an event is about, if it is still asleep. */
  function findAsleep({ target }: SyntheticEvent): HTMLElement | undefined {
    const place = (target as Element).closest<HTMLElement>('[data-product]');
    return place && isAsleep(idOf(place)) ? place : undefined;
  }

  function touch(event: SyntheticEvent): void {
    const place = findAsleep(event);
    const loaded = peekCards();
    // A finger on a link needs nothing of the card: `press` follows it.
    if (!place || (event.type === 'touchstart' && (event.target as Element).closest('a'))) return;
    if (loaded) wakeWith(loaded, place);
    // Without a network it is touched again.
    else wakeLater([place]).catch(() => {});
  }

  /** Pressed before it came to life: a link leads on at once; a button is busy until it can be pressed again. */
  function press(event: MouseEvent): void {
    const place = findAsleep(event);
    const pressed = (event.target as Element).closest<HTMLElement>('a, button');
    if (!place || !pressed || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (pressed.matches('a')) {
      const product = learn(place);
      if (product) openDetails(product, pressed.closest('article'));
      return;
    }
    pressed.ariaBusy = 'true';
    loadCards()
      .finally(() => {
        // Before it is hydrated, which expects what the server rendered.
        pressed.ariaBusy = null;
      })
      .then(
        (loaded) => {
          wakeWith(loaded, place);
          pressed.click();
        },
        () => showToast({ kind: 'error', text: common.cutOff }),
      );
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
    for (const [id, living] of alive.current) {
      const card = now.get(id);
      if (card) {
        living.render(card);
        continue;
      }
      alive.current.delete(id);
      living.unmount();
    }
    const wakeWhere = (isNeeded: (id: string) => boolean) => {
      const needed = [...(list.current?.querySelectorAll<HTMLElement>('[data-product]') ?? [])].filter(
        (place) => isAsleep(idOf(place)) && isNeeded(idOf(place)),
      );
      if (needed.length > 0) wakeLater(needed).catch(() => {});
    };
    wakeWhere((id) => !isAlike(now.get(id)?.product, served.get(id)));
    const wakeWished = () => wakeWhere(isWishedNow);
    wakeWished();
    return onWishChange(wakeWished);
  }, [list, served, cards]);

  useEffect(
    () => () => {
      for (const living of alive.current.values()) living.unmount();
    },
    [],
  );

  return served && { onPointerOver: touch, onFocus: touch, onTouchStart: touch, onClickCapture: press };
}
