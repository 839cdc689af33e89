import { UNKNOWN_CART } from '#app/features/cart/cart-view.ts';
import { sumOrderFrom } from '#app/features/cart/sum-order.ts';
import { AddressForm } from '#app/features/checkout/address-form.tsx';
import { Checkout, CheckoutFrame } from '#app/features/checkout/checkout.tsx';
import { OrderSummary } from '#app/features/checkout/order-summary.tsx';
import { useShipping } from '#app/features/product/use-shipping.ts';
import { PersonalScreen } from '#app/features/screen/personal-screen.tsx';
import loginPicture from '#app/illustrations/address-login.svg';
import { ScreenHeading } from '#app/ui/section.tsx';
import * as checkout from '#messages/checkout.ts';

export default function ShippingAddress() {
  return (
    <PersonalScreen
      name={checkout.title}
      header={<ScreenHeading title={checkout.title} />}
      skeleton={<CheckoutSkeleton />}
      loginText={checkout.loginNeeded}
      loginPicture={loginPicture}
    >
      <Checkout />
    </PersonalScreen>
  );
}

/** An inert form as skeleton until the session is known. */
function CheckoutSkeleton() {
  return (
    <div inert aria-busy="true">
      <CheckoutFrame
        summary={<OrderSummary {...UNKNOWN_CART} sums={sumOrderFrom(UNKNOWN_CART, useShipping())} />}
      >
        <AddressForm />
      </CheckoutFrame>
    </div>
  );
}
