import { lazy, Suspense } from 'react';
import { data, type LoaderFunctionArgs } from 'react-router';
import { AccountSkeleton } from '#app/features/account/account-frame.tsx';
import { PersonalScreen } from '#app/features/screen/personal-screen.tsx';
import { useShopper } from '#app/features/session/session.ts';
import { paths } from '#app/paths.ts';
import { apiHostContext } from '#app/provider.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ScreenHeading } from '#app/ui/screen-heading.tsx';
import * as account from '#messages/account.ts';
import * as layout from '#messages/layout.ts';
import loginPicture from '../../catalog/illustrations/account-login.svg';

// Lazy, because visitors see this page as well.
const AccountContent = lazy(async () => ({
  default: (await import('#app/features/account/account-content.tsx')).AccountContent,
}));

/** Another provider has not the calls for it, so that there is no such screen. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.get(apiHostContext)) throw data(null, { status: 404 });
  return null;
}

/** Whoever comes here from within the shop found a link to it. */
export const clientLoader = () => null;

export default function Account() {
  const shopper = useShopper();
  return (
    <PersonalScreen
      name={account.title}
      header={
        <div className="flex flex-wrap items-start justify-between gap-x-6">
          <ScreenHeading title={account.title} />
          <nav aria-label={account.title} className="-mx-4 mb-4 flex flex-wrap">
            <ButtonLink to={paths.orders} variant="plain">
              {layout.orders}
            </ButtonLink>
            <ButtonLink to={paths.wishList} variant="plain">
              {layout.wishList}
            </ButtonLink>
          </nav>
        </div>
      }
      skeleton={<AccountSkeleton />}
      loginText={account.loginNeeded}
      loginPicture={loginPicture}
    >
      <Suspense fallback={<AccountSkeleton />}>
        <AccountContent key={shopper?.id} />
      </Suspense>
    </PersonalScreen>
  );
}
