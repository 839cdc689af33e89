import { Outlet, useRevalidator } from 'react-router';
import { ScreenTitle } from '#app/features/layout/screen-title.tsx';
import { ShopFrame } from '#app/features/layout/shop-frame.tsx';
import { useOnline } from '#app/features/session/use-online.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as common from '#messages/common.ts';
import offline from '../../catalog/illustrations/offline.svg';

export function links() {
  // There already when the network is lost.
  return [{ rel: 'prefetch', href: offline, as: 'image' }];
}

/** The specification's main layout: everything but the forms to log in and sign up. */
export default function MainLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}

/** A screen could not be loaded, most likely for want of a network; the shop around it stays. */
export function ErrorBoundary() {
  const { revalidate, state } = useRevalidator();
  const isOnline = useOnline();
  return (
    <ShopFrame>
      <ScreenTitle />
      <EmptyState
        picture={offline}
        title={common.wentWrong}
        text={isOnline ? common.ourFault : common.cutOff}
        isAlert
      >
        <Button isBusy={state === 'loading'} onClick={() => revalidate()} className="mt-6">
          {common.tryAgain}
        </Button>
      </EmptyState>
    </ShopFrame>
  );
}
