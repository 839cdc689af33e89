import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { type Exiting, useExitingItems } from '#app/ui/exiting-list.tsx';
import * as cart from '#messages/cart.ts';
import * as common from '#messages/common.ts';
import emptyCart from '../../../catalog/illustrations/empty-cart.svg';
import offline from '../../../catalog/illustrations/offline.svg';
import { refreshCart, useFreshCart } from './cart.ts';
import { CartLines } from './cart-lines.tsx';
import { CART_COLUMNS } from './cart-look.ts';
import { CartOutdated } from './cart-outdated.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import type { CartLine, CartView } from './cart-view.ts';
import { SavedPlace } from './lazy-saved.tsx';

const keyOf = ({ productId }: CartLine) => productId;

/** The shopper's cart: its lines, or that it is empty, loading or not available. */
export function CartContent() {
  const view = useFreshCart();
  const [shown, drop] = useExitingItems(view.lines, keyOf);
  const isPending = shown.length === 0 && view.status !== 'ready' && view.status !== 'failed';
  return (
    <>
      <CartBody view={view} shown={shown} onExited={drop} />
      <SavedPlace isHidden={isPending} />
    </>
  );
}

interface CartBodyProps {
  view: CartView;
  shown: Exiting<CartLine>[];
  onExited: (productId: string) => void;
}

function CartBody({ view, shown, onExited }: CartBodyProps) {
  if (shown.length > 0) {
    return (
      <>
        {view.problem && <CartOutdated text={view.problem.text} />}
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
