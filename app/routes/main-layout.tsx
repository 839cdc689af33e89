import { Outlet, useRevalidator } from 'react-router';
import { ShopFrame } from '#app/features/layout/shop-frame.tsx';
import { useOnline } from '#app/features/layout/use-online.ts';
import { describeError } from '#app/features/screen/describe-error.ts';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import offline from '#app/illustrations/offline.svg';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as common from '#messages/common.ts';

/** The specification's main layout, for all screens except login, signup and password reset. */
export default function MainLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}

/** Says why a screen could not be loaded, with a retry button, within the layout. */
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
