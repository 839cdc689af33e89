import User from 'lucide-react/icons/user';
import { Link, useNavigate } from 'react-router';
import { useOwnProvider } from '#app/features/session/own-provider.ts';
import { useShopper } from '#app/features/session/session.ts';
import { logOut } from '#app/features/session/shop-client.ts';
import { paths } from '#app/paths.ts';
import { Menu } from '#app/ui/menu.tsx';
import * as layout from '#messages/layout.ts';

const ITEM_CLASSES =
  'flex min-h-11 w-full items-center rounded-small px-3 text-start transition-colors hover:bg-brand-wash';

export function AccountMenu() {
  return (
    <Menu name={layout.account} icon={<User aria-hidden="true" size={20} strokeWidth={1.75} />}>
      <AccountItems
        nameClassName="max-w-60 truncate px-3 pt-1 pb-2 font-semibold"
        itemClassName={ITEM_CLASSES}
      />
    </Menu>
  );
}

/** The shopper's name, links to account and orders, and the logout button. */
export function AccountItems({
  nameClassName,
  itemClassName,
}: {
  nameClassName: string;
  itemClassName: string;
}) {
  const shopper = useShopper();
  // Only our own provider has account calls.
  const hasAccount = useOwnProvider();
  return (
    <>
      {shopper?.name && (
        <p className={nameClassName}>
          <bdi>{shopper.name}</bdi>
        </p>
      )}
      {hasAccount && (
        <Link to={paths.account} className={itemClassName}>
          {layout.account}
        </Link>
      )}
      <Link to={paths.orders} className={itemClassName}>
        {layout.orders}
      </Link>
      <LogoutButton className={itemClassName} />
    </>
  );
}

/** Ends the session on this device and opens the home screen. */
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
