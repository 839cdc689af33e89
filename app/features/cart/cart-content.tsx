import CircleAlert from 'lucide-react/icons/circle-alert';
import emptyCart from '#app/illustrations/empty-cart.svg';
import offline from '#app/illustrations/offline.svg';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ExitingItem, type ListEntry, useExitingItems } from '#app/ui/exiting-list.tsx';
import { focusHeadingOnUnmount } from '#app/ui/focus.ts';
import * as cart from '#messages/cart.ts';
import * as common from '#messages/common.ts';
import { refreshCart, useFreshCart } from './cart.ts';
import { CART_COLUMNS, CART_ITEM, CART_LIST } from './cart-classes.ts';
import { CartRow } from './cart-row.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { type CartLine, type CartView, idOfLine } from './cart-view.ts';
import { useCanSave } from './saved.ts';
import { SavedSection } from './saved-section.tsx';

const keyOf = ({ productId }: CartLine) => productId;

/** In carts with more lines, browsers skip rendering rows outside the viewport and estimate their heights. */
const LONG_CART_LINES = 30;
const ITEM_OF_LONG_CART = `${CART_ITEM} [contain-intrinsic-size:auto_9rem] [content-visibility:auto]`;

/** The shopper's cart: its lines, or its empty, loading or failed state. */
export function CartContent() {
  const view = useFreshCart();
  const hasSaved = useCanSave();
  const [shown, drop] = useExitingItems(view.lines, keyOf);
  const isPending = shown.length === 0 && view.status !== 'ready' && view.status !== 'failed';
  return (
    <>
      <CartBody view={view} shown={shown} onExited={drop} />
      {hasSaved && <SavedSection isHidden={isPending} />}
    </>
  );
}

interface CartBodyProps {
  view: CartView;
  shown: ListEntry<CartLine>[];
  onExited: (productId: string) => void;
}

function CartBody({ view, shown, onExited }: CartBodyProps) {
  if (shown.length > 0) {
    return (
      <>
        {view.problem && <OutdatedWarning text={view.problem.text} />}
        <div className={CART_COLUMNS}>
          <CartLines shown={shown} onExited={onExited} isChanging={view.isChanging} />
          <CartSummary {...view} />
        </div>
      </>
    );
  }
  if (view.status === 'ready') {
    return (
      <EmptyState picture={emptyCart} title={cart.empty} text={cart.emptyText} headingLevel={2}>
        <ButtonLink to={paths.products} className="mt-6">
          {cart.toProducts}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (view.status === 'failed') {
    return (
      <EmptyState
        picture={offline}
        title={cart.notShown}
        text={view.problem?.text ?? common.cutOff}
        isAlert
        headingLevel={2}
      >
        <Button onClick={() => refreshCart()} className="mt-6">
          {common.tryAgain}
        </Button>
      </EmptyState>
    );
  }
  return <CartSkeleton />;
}

interface CartLinesProps {
  shown: ListEntry<CartLine>[];
  onExited: (productId: string) => void;
  isChanging: CartView['isChanging'];
}

function CartLines({ shown, onExited, isChanging }: CartLinesProps) {
  return (
    <ul aria-label={cart.lines} className={CART_LIST}>
      {shown.map(({ item, isExiting }) => (
        <ExitingItem
          key={item.productId}
          id={idOfLine(item.productId)}
          isExiting={isExiting}
          onExited={() => onExited(item.productId)}
          className={shown.length > LONG_CART_LINES ? ITEM_OF_LONG_CART : CART_ITEM}
        >
          <CartRow {...item} isChanging={isChanging(item.productId)} />
        </ExitingItem>
      ))}
    </ul>
  );
}

/** A warning above a cart that could not be refreshed. */
function OutdatedWarning({ text }: { text: string }) {
  return (
    <div
      ref={focusHeadingOnUnmount}
      role="alert"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3"
    >
      <CircleAlert aria-hidden="true" size={20} className="shrink-0 text-offer" />
      <p className="min-w-0 flex-1 basis-56">
        {cart.outdated} <span className="text-ink-soft">{text}</span>
      </p>
      <Button variant="quiet" size="small" onClick={refreshCart}>
        {common.tryAgain}
      </Button>
    </div>
  );
}
