import { useId, useState } from 'react';
import type { CartLine } from '#app/features/cart/cart-view.ts';
import { Picture } from '#app/features/product/picture.tsx';
import { TEXT_LINK } from '#app/ui/link.ts';
import { formatEgp } from '#contract/money.ts';
import * as checkout from '#messages/checkout.ts';
import { egpStyle } from '#messages/numbers.ts';

/** The products to order. On small screens, where they are above the form, the list is collapsed. */
export function OrderProducts({ lines }: { lines: readonly CartLine[] }) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className={`${TEXT_LINK} me-6 mt-3 cursor-pointer text-sm lg:hidden`}
      >
        {isOpen ? checkout.hideLines : checkout.showLines}
      </button>
      {/* Long orders scroll, so that the amounts below stay in view. */}
      <ul
        id={listId}
        aria-label={checkout.products}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the list scrollable by keyboard
        tabIndex={0}
        className={`mt-4 max-h-80 divide-y divide-line overflow-y-auto border-y border-line ${isOpen ? '' : 'max-lg:hidden'}`}
      >
        {lines.map(({ productId, title, picture, placeholder, count, pricePiastres }) => (
          <li key={productId} className="flex items-center gap-3 py-2.5">
            <div className="w-12 shrink-0 overflow-hidden rounded-small">
              <Picture url={picture} placeholder={placeholder} sizes="3rem" />
            </div>
            <div className="min-w-0 flex-1 text-sm">
              <p className="line-clamp-2 leading-snug font-medium">
                <bdi>{title}</bdi>
              </p>
              <p className="mt-0.5 flex flex-wrap justify-between gap-x-3 text-ink-soft figures">
                <span>{checkout.piecesAt(count, formatEgp(pricePiastres, egpStyle))}</span>
                {count > 1 && (
                  <span className="money text-ink">{formatEgp(count * pricePiastres, egpStyle)}</span>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
