import { OrdersContent } from '#app/features/orders/orders-content.tsx';
import { OrdersSkeleton } from '#app/features/orders/orders-skeleton.tsx';
import { PersonalScreen } from '#app/features/screen/personal-screen.tsx';
import { useShopper } from '#app/features/session/session.ts';
import loginPicture from '#app/illustrations/orders-login.svg';
import { ScreenHeading } from '#app/ui/section.tsx';
import * as orders from '#messages/orders.ts';

export default function AllOrders() {
  const shopper = useShopper();
  return (
    <PersonalScreen
      name={orders.title}
      header={
        <div className="print:hidden">
          <ScreenHeading title={orders.title} />
        </div>
      }
      skeleton={<OrdersSkeleton />}
      loginText={orders.loginNeeded}
      loginPicture={loginPicture}
    >
      {/* If the token names no shopper, the orders are requested anyway, so that the provider's refusal is shown. */}
      <OrdersContent key={shopper?.id} shopperId={shopper?.id ?? ''} />
    </PersonalScreen>
  );
}
