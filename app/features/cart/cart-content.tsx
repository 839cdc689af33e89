import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useLeaving } from '#app/ui/use-leaving.ts';
import * as cart from '#messages/cart.ts';
import * as common from '#messages/common.ts';
import emptyCart from '../../../catalog/illustrations/empty-cart.svg';
import offline from '../../../catalog/illustrations/offline.svg';
import type { CartLine } from './cart-line.ts';
import { CART_COLUMNS, CartLines } from './cart-lines.tsx';
import { CartOutdated } from './cart-outdated.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { refreshCart, useFreshCart } from './use-cart.ts';

const keyOf = ({ productId }: CartLine) => productId;

/** The shopper's cart: its lines, or that it is empty, loading or not available. */
export function CartContent() {
  const view = useFreshCart();
  const [shown, drop] = useLeaving(view.lines, keyOf);
  if (shown.length > 0) {
    return (
      <>
        {view.problem && <CartOutdated text={view.problem.text} />}
        <div className={CART_COLUMNS}>
          <CartLines shown={shown} onGone={drop} isChanging={view.isChanging} />
          <CartSummary {...view} />
        </div>
      </>
    );
  }
  if (view.status === 'ready') {
    return (
      <Notice picture={emptyCart} title={cart.empty} text={cart.emptyText} headingLevel={2}>
        <ButtonLink to={paths.products} prefetch="intent" className="mt-6">
          {cart.toProducts}
        </ButtonLink>
      </Notice>
    );
  }
  if (view.status === 'failed') {
    return (
      <Notice
        picture={offline}
        title={cart.notShown}
        text={view.problem?.text ?? common.cutOff}
        isAlert
        headingLevel={2}
      >
        <Button onClick={() => refreshCart()} className="mt-6">
          {common.tryAgain}
        </Button>
      </Notice>
    );
  }
  return <CartSkeleton />;
}
