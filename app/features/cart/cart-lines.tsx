import type { Exiting } from '#app/ui/exiting-list.tsx';
import { ExitingItem } from '#app/ui/exiting-list.tsx';
import * as cart from '#messages/cart.ts';
import { type CartLine, idOfLine } from './cart-line.ts';
import { CartRow } from './cart-row.tsx';
import type { CartView } from './cart-view.ts';

const ITEM = 'border-line not-first:border-t';
/** Rows out of sight are not drawn, so that 200 lines scroll like five; few are all drawn, and none is guessed wrong. */
const MANY = 30;
const ITEM_OF_MANY = `${ITEM} [contain-intrinsic-size:auto_9rem] [content-visibility:auto]`;

export const CART_LIST =
  '@container sm:rounded-card sm:border sm:border-line sm:bg-surface sm:px-6 max-sm:-mt-4';

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
