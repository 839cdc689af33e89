import { CartContent } from '#app/features/cart/cart-content.tsx';
import { CartHeader } from '#app/features/cart/cart-header.tsx';
import { CartSkeleton } from '#app/features/cart/cart-skeleton.tsx';
import { AfterPayment } from '#app/features/checkout/after-payment.tsx';
import { PersonalScreen } from '#app/features/screen/personal-screen.tsx';
import { useGuestCart } from '#app/features/session/own-provider.ts';
import loginPicture from '#app/illustrations/cart-login.svg';
import * as cart from '#messages/cart.ts';
import * as layout from '#messages/layout.ts';

export default function Cart() {
  return (
    <PersonalScreen
      name={layout.cart}
      header={<CartHeader />}
      skeleton={<CartSkeleton />}
      loginText={cart.loginNeeded}
      loginPicture={loginPicture}
      isForVisitors={useGuestCart()}
    >
      <AfterPayment skeleton={<CartSkeleton />}>
        <CartContent />
      </AfterPayment>
    </PersonalScreen>
  );
}
