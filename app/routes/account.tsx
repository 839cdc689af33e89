import { lazy, Suspense } from 'react';
import { data, type LoaderFunctionArgs } from 'react-router';
import { AccountSkeleton } from '#app/features/account/account-frame.tsx';
import { PersonalScreen } from '#app/features/screen/personal-screen.tsx';
import { useShopper } from '#app/features/session/session.ts';
import loginPicture from '#app/illustrations/account-login.svg';
import { paths } from '#app/paths.ts';
import { apiHostContext } from '#app/provider.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ScreenHeading } from '#app/ui/section.tsx';
import * as account from '#messages/account.ts';
import * as layout from '#messages/layout.ts';

// Lazy, because visitors who are not signed in load this page too.
const AccountContent = lazy(async () => ({
  default: (await import('#app/features/account/account-content.tsx')).AccountContent,
}));

/** Answers 404 with other providers, which have no account calls. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.get(apiHostContext)) throw data(null, { status: 404 });
  return null;
}

/** Navigations need no check: links to this screen exist only with our own provider. */
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
