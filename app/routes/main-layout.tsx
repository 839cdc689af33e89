import { Outlet, useRevalidator } from 'react-router';
import { ShopFrame } from '#app/features/layout/shop-frame.tsx';
import { useOnline } from '#app/features/layout/use-online.ts';
import { describeError } from '#app/features/loading/describe-error.ts';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as common from '#messages/common.ts';
import offline from '../../catalog/illustrations/offline.svg';

/** The specification's main layout, of every screen except login, signup and password reset. */
export default function MainLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}

/** Says why a screen could not be loaded, and offers to try again; the shop around it stays. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const { title, text, canRetry } = describeError(error, useOnline());
  return (
    <ShopFrame>
      <ScreenTitle />
      <EmptyState picture={offline} title={title} text={text} isAlert>
        {canRetry && (
          <Button isBusy={state === 'loading'} onClick={() => revalidate()} className="mt-6">
            {common.tryAgain}
          </Button>
        )}
      </EmptyState>
    </ShopFrame>
  );
}
