import { useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'react-router';
import { type CardPreview, toPreview } from '#app/features/catalogue/card-preview.ts';
import { setUncover } from '#app/features/catalogue/open-details.ts';
import { readCard } from '#app/features/catalogue/read-card.ts';
import { isThrifty } from '#app/features/loading/is-thrifty.ts';
import { watchIntent } from '#app/features/loading/use-intent.ts';
import { DetailsSkeleton } from './details-skeleton.tsx';

const FLIGHT = { duration: 220, easing: 'cubic-bezier(0.2,0.7,0.2,1)' };

/** The screen of a product as far as its card tells it, above the list: drawn when somebody reaches for the card, and
 *  uncovered by a tap in the very next frame. A slow phone takes a third of a second for the screen itself. For the eyes
 *  alone: others hear of the screen when it is there. */
function createOpening() {
  const place = document.createElement('div');
  place.className = 'opening';
  place.ariaHidden = 'true';
  const root = createRoot(place);
  let drawn: Element | undefined;
  let flight: Animation | undefined;

  function draw(product: CardPreview, card: Element): void {
    if (card === drawn) return;
    drawn = card;
    if (!place.isConnected) document.body.append(place);
    flushSync(() => root.render(<DetailsSkeleton Title="p" preview={toPreview(product, card)} />));
  }

  /** The card's picture grows into its place on the new screen. */
  function carryPicture(card: Element): void {
    const [from, to] = [card.querySelector('.card-picture'), place.querySelector('.carried-picture')];
    if (!from || !to || matchMedia('(prefers-reduced-motion:reduce)').matches) return;
    const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const transform = `translate(${start.x - end.x}px,${start.y - end.y}px)scale(${start.width / end.width})`;
    flight = to.animate([{ transform }, { transform: 'none' }], FLIGHT);
  }

  function close(): void {
    flight?.cancel();
    flight = drawn = undefined;
    delete place.dataset.shown;
    root.render(null);
  }

  return {
    /** Draws what a card of a list shows, before it is tapped. */
    prepare(card: Element): void {
      const item = card.closest<HTMLElement>('[data-product]');
      if (item && !place.dataset.shown) draw(readCard(item), card);
    },
    show(product: CardPreview, card: Element): void {
      if (place.dataset.shown) close();
      draw(product, card);
      place.dataset.shown = 'alone';
      carryPicture(card);
    },
    /** Another screen is there. This one stays for the picture on its way, and is in nobody's way. */
    leave(): void {
      if (place.dataset.shown) place.dataset.shown = 'above';
      // Unless the next one has begun, for which it is closed already.
      if (flight) flight.finished.then(close, () => {});
      else close();
    },
  };
}

let opening: ReturnType<typeof createOpening> | undefined;

/** For screens with cards: a tap on one is answered in the next frame. The code of the whole screen is loaded on intent. */
export function useOpening(loadView: () => void): void {
  const { key } = useLocation();
  useEffect(() => {
    opening ??= createOpening();
    const { prepare, show } = opening;
    setUncover(show);
    const unwatch = watchIntent((link) => {
      const card = link.closest('article');
      if (!card) return;
      prepare(card);
      if (!isThrifty()) loadView();
    });
    return () => {
      unwatch();
      // Nobody would take it away on a screen that does not call this.
      setUncover(undefined);
    };
  }, [loadView]);
  // With the frame that shows another screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every navigation
  useLayoutEffect(() => () => opening?.leave(), [key]);
}
