import { Button } from '#app/ui/button.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import * as cart from '#messages/cart.ts';
import { clearCart, useCart } from './cart.ts';

export function CartHeader() {
  const { lines, isClearing } = useCart();
  return (
    <header className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-4 lg:me-96">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{cart.title}</h1>
      {lines.length > 0 && (
        <Button
          variant="plain"
          size="small"
          isBusy={isClearing}
          onClick={() => {
            // The button is removed with the lines, so the focus is moved first.
            focusHeading();
            clearCart();
          }}
        >
          {cart.clear}
        </Button>
      )}
    </header>
  );
}
