import User from 'lucide-react/icons/user';
import { Link, useNavigate } from 'react-router';
import { logOut } from '#app/features/session/log-out.ts';
import { useOwnProvider } from '#app/features/session/provider-meta.ts';
import { useShopper } from '#app/features/session/session.ts';
import { paths } from '#app/paths.ts';
import { Menu } from '#app/ui/menu.tsx';
import * as layout from '#messages/layout.ts';

const ITEM =
  'flex min-h-11 w-full items-center rounded-small px-3 text-start transition-colors hover:bg-brand-wash';

/** The account's menu in the top bar. */
export function AccountMenu() {
  return (
    <Menu name={layout.account} icon={<User aria-hidden="true" size={20} strokeWidth={1.75} />}>
      <AccountItems nameLook="max-w-60 truncate px-3 pt-1 pb-2 font-semibold" itemLook={ITEM} />
    </Menu>
  );
}

/** The shopper's name, their account and orders, and logging out. */
export function AccountItems({ nameLook, itemLook }: { nameLook: string; itemLook: string }) {
  const shopper = useShopper();
  // Other providers have no calls for it.
  const hasAccount = useOwnProvider();
  return (
    <>
      {shopper?.name && (
        <p className={nameLook}>
          <bdi>{shopper.name}</bdi>
        </p>
      )}
      {hasAccount && (
        <Link to={paths.account} className={itemLook}>
          {layout.account}
        </Link>
      )}
      <Link to={paths.orders} className={itemLook}>
        {layout.orders}
      </Link>
      <LogoutButton className={itemLook} />
    </>
  );
}

/** Ends the session on this device, and goes home. */
export function LogoutButton({ className }: { className: string }) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        logOut();
        navigate(paths.home);
      }}
    >
      {layout.logout}
    </button>
  );
}
