import { useState } from 'react';
import { AddToCartButton } from '#app/features/cart/add-to-cart-button.tsx';
import { Price } from '#app/features/product/price.tsx';
import { HeartButton } from '#app/features/wish-list/heart-button.tsx';
import { focusOn } from '#app/ui/focus.ts';
import { MAX_LINE_COUNT } from '#contract/constants.ts';
import * as details from '#messages/details.ts';
import { PiecesInput } from './pieces-input.tsx';
import type { ShownDetails } from './shown-details.ts';
import { useOutOfView } from './use-out-of-view.ts';

interface BuyBoxProps {
  product: ShownDetails;
  /** The id of the product's heading. The heading describes the buttons. */
  titleId: string;
  /** Name of the chosen size or colour. */
  chosenName?: string | undefined;
}

const PINNED_CLASSES =
  'max-md:fixed max-md:inset-x-0 max-md:bottom-(--offline,0px) max-md:z-10 max-md:flex max-md:items-center max-md:gap-3 max-md:border-t max-md:border-line max-md:bg-paper max-md:px-4 max-md:pt-3 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))]';

/** A ref for the box. Pinning or unpinning it replaces its button, so this moves the focus to the new one. */
function keepFocus(box: HTMLElement | null): () => void {
  const container = box?.parentElement;
  return () => {
    if (box?.contains(document.activeElement))
      queueMicrotask(() => focusOn(container?.querySelector('button') ?? null));
  };
}

/** The buttons of a product. On phones, 'add to cart' is pinned to the bottom while its usual place is out of view. */
export function BuyBox({ product, titleId, chosenName }: BuyBoxProps) {
  const { ref, isOutOfView } = useOutOfView();
  const [wanted, setWanted] = useState(1);
  const { id, title, pictures, stock = MAX_LINE_COUNT } = product;
  const named = { id, title, picture: pictures[0] ?? '' };
  const max = Math.min(stock, MAX_LINE_COUNT);
  // Another size or colour may have fewer pieces in stock.
  const pieces = Math.max(Math.min(wanted, max), 1);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      {max > 0 && <PiecesInput count={pieces} max={max} describedBy={titleId} onChange={setWanted} />}
      <div ref={ref} className="min-h-13 min-w-36 flex-1">
        <div
          key={isOutOfView ? 'pinned' : 'in place'}
          ref={keepFocus}
          className={isOutOfView ? PINNED_CLASSES : undefined}
        >
          {isOutOfView && (
            <div aria-hidden="true" className="max-w-34 shrink-0 md:hidden">
              {chosenName && <p className="truncate text-xs text-ink-soft">{chosenName}</p>}
              <Price product={product} />
            </div>
          )}
          <AddToCartButton
            product={named}
            isSoldOut={stock <= 0}
            pieces={pieces}
            max={max}
            describedBy={titleId}
            variant="primary"
            className={`min-h-13! text-base uppercase max-md:px-3! ${isOutOfView ? 'max-md:text-sm' : ''}`}
          >
            {details.addToCard}
          </AddToCartButton>
        </div>
      </div>
      <HeartButton product={named} describedBy={titleId} className="size-13! border-line! bg-surface!" />
    </div>
  );
}
