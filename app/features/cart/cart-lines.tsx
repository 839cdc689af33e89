import type { Exiting } from '#app/ui/exiting-list.tsx';
import { ExitingItem } from '#app/ui/exiting-list.tsx';
import * as cart from '#messages/cart.ts';
import { CART_LIST, ITEM } from './cart-look.ts';
import { CartRow } from './cart-row.tsx';
import type { CartView } from './cart-view.ts';
import { type CartLine, idOfLine } from './cart-view.ts';

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
