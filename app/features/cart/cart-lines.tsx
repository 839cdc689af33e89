import type { Exiting } from '#app/ui/exiting-list.tsx';
import { ExitingItem } from '#app/ui/exiting-list.tsx';
import * as cart from '#messages/cart.ts';
import { type CartLine, idOfLine } from './cart-line.ts';
import { CartRow } from './cart-row.tsx';
import type { CartView } from './cart-view.ts';

/** Lines and summary side by side on wide screens. No grid on small ones: the bar at the bottom sticks through both. */
export const CART_COLUMNS = 'lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8';
export const CART_LIST =
  '@container sm:rounded-card sm:border sm:border-line sm:bg-surface sm:px-6 max-sm:-mt-4';

const ITEM = 'border-line not-first:border-t';
/** From here on, rows outside the window are not rendered: 200 lines scroll like five. Fewer are all rendered, so that no height has to be estimated. */
const MANY = 30;
const ITEM_OF_MANY = `${ITEM} [contain-intrinsic-size:auto_9rem] [content-visibility:auto]`;

interface CartLinesProps {
  shown: Exiting<CartLine>[];
  onExited: (productId: string) => void;
  isChanging: CartView['isChanging'];
}

export function CartLines({ shown, onExited, isChanging }: CartLinesProps) {
  return (
    <ul aria-label={cart.lines} className={CART_LIST}>
      {shown.map(({ item, isExiting }) => (
        <ExitingItem
          key={item.productId}
          id={idOfLine(item.productId)}
          isExiting={isExiting}
          onExited={() => onExited(item.productId)}
          className={shown.length > MANY ? ITEM_OF_MANY : ITEM}
        >
          <CartRow {...item} isChanging={isChanging(item.productId)} />
        </ExitingItem>
      ))}
    </ul>
  );
}
