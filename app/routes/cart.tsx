import { CartContent } from '#app/features/cart/cart-content.tsx';
import { CartHeader } from '#app/features/cart/cart-header.tsx';
import { CartSkeleton } from '#app/features/cart/cart-skeleton.tsx';
import { PersonalScreen } from '#app/features/session/personal-screen.tsx';
import { useMessages } from '#app/i18n/use-messages.ts';
import { usePersonalMessages } from '#app/i18n/use-personal-messages.ts';

export default function Cart() {
  const { layout } = useMessages();
  const { cart } = usePersonalMessages();
  return (
    <PersonalScreen
      name={layout.cart}
      header={<CartHeader />}
      skeleton={<CartSkeleton />}
      loginText={cart.loginNeeded}
    >
      <CartContent />
    </PersonalScreen>
  );
}
