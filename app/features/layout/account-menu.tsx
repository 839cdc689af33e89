import User from 'lucide-react/icons/user';
import { Link } from 'react-router';
import { useShopper } from '#app/features/session/session.ts';
import { paths } from '#app/paths.ts';
import { Menu } from '#app/ui/menu.tsx';
import * as layout from '#messages/layout.ts';
import { AccountLink } from './account-link.tsx';
import { LogoutButton } from './logout-button.tsx';

const ITEM =
  'flex min-h-11 w-full items-center rounded-small px-3 text-start transition-colors hover:bg-brand-wash';

/** The shopper's name, their orders, and logging out. */
export function AccountMenu() {
  const shopper = useShopper();
  return (
    <Menu name={layout.account} icon={<User aria-hidden="true" size={20} strokeWidth={1.75} />}>
      {shopper?.name && (
        <p className="max-w-60 truncate px-3 pt-1 pb-2 font-semibold">
          <bdi>{shopper.name}</bdi>
        </p>
      )}
      <AccountLink className={ITEM} />
      <Link to={paths.orders} className={ITEM}>
        {layout.orders}
      </Link>
      <LogoutButton className={ITEM} />
    </Menu>
  );
}
