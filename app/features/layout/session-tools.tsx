import { Link } from 'react-router';
import { useGuestCart } from '#app/features/session/own-provider.ts';
import { useSession } from '#app/features/session/session.ts';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import * as layout from '#messages/layout.ts';
import { AccountMenu, LogoutButton } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';

const QUIET_LINK_CLASSES =
  'flex min-h-11 items-center rounded-full px-3 whitespace-nowrap text-ink-soft transition-colors hover:bg-brand-wash hover:text-brand-strong';

/** The end of the top bar: the login links for visitors, the cart and account for shoppers. The HTML has both, and CSS
 *  shows the right ones from the first paint. */
export function SessionTools() {
  const session = useSession();
  const hasGuestCart = useGuestCart();
  return (
    <>
      {hasGuestCart && session !== 'signed-in' && (
        <div className="signed-in:hidden">
          <CartLink />
        </div>
      )}
      {session !== 'signed-in' && (
        <div className="flex items-center gap-1 signed-in:hidden @max-[63rem]:hidden">
          <Link to={paths.login} className={QUIET_LINK_CLASSES}>
            {layout.login}
          </Link>
          <ButtonLink to={paths.signup} size="small" className="whitespace-nowrap">
            {layout.signup}
          </ButtonLink>
        </div>
      )}
      {session !== 'signed-out' && (
        <div className="flex items-center gap-1 signed-out:hidden">
          <CartLink />
          <div className="flex items-center gap-1 @max-[63rem]:hidden">
            <AccountMenu />
            <LogoutButton className={QUIET_LINK_CLASSES} />
          </div>
        </div>
      )}
    </>
  );
}
