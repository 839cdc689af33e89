import { OrdersContent } from '#app/features/orders/orders-content.tsx';
import { OrdersSkeleton } from '#app/features/orders/orders-skeleton.tsx';
import { PersonalScreen } from '#app/features/screen/personal-screen.tsx';
import { useShopper } from '#app/features/session/session.ts';
import { ScreenHeading } from '#app/ui/screen-heading.tsx';
import * as orders from '#messages/orders.ts';
import loginPicture from '../../catalog/illustrations/orders-login.svg';

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
      {/* A token that names nobody is sent all the same: the provider then says what is wrong with it. */}
      <OrdersContent key={shopper?.id} shopperId={shopper?.id ?? ''} />
    </PersonalScreen>
  );
}
