import { UNKNOWN_CART } from '#app/features/cart/cart-view.ts';
import { AddressForm } from '#app/features/checkout/address-form.tsx';
import { Checkout, CheckoutFrame } from '#app/features/checkout/checkout.tsx';
import { OrderSummary } from '#app/features/checkout/order-summary.tsx';
import { PersonalScreen } from '#app/features/screen/personal-screen.tsx';
import { ScreenHeading } from '#app/ui/screen-heading.tsx';
import * as checkout from '#messages/checkout.ts';
import loginPicture from '../../catalog/illustrations/address-login.svg';

export default function ShippingAddress() {
  return (
    <PersonalScreen
      name={checkout.title}
      header={<ScreenHeading title={checkout.title} />}
      skeleton={<Waiting />}
      loginText={checkout.loginNeeded}
      loginPicture={loginPicture}
    >
      <Checkout />
    </PersonalScreen>
  );
}

/** The geometry of the form until the session is known. */
function Waiting() {
  return (
    <div inert aria-busy="true">
      <CheckoutFrame summary={<OrderSummary {...UNKNOWN_CART} />}>
        <AddressForm />
      </CheckoutFrame>
    </div>
  );
}
