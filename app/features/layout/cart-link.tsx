import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { NavLink } from 'react-router';
import { useCart } from '#app/features/cart/cart.ts';
import { paths } from '#app/paths.ts';
import { CountBadge } from '#app/ui/badge.tsx';
import * as layout from '#messages/layout.ts';
import { formatNumber } from '#messages/numbers.ts';

/** The link to the cart, with the number of pieces in it. */
export function CartLink() {
  const { pieces } = useCart();
  return (
    <NavLink
      to={paths.cart}
      className="flex min-h-11 items-center gap-2 rounded-full px-2 font-medium sm:px-3 transition-colors hover:bg-brand-wash"
    >
      <ShoppingBag aria-hidden="true" size={20} strokeWidth={1.75} />
      <span className="@max-[40rem]:sr-only">{layout.cart}</span>
      {/* Invisible until the number is known, but keeps its space. */}
      <CountBadge
        key={pieces === undefined ? 'unknown' : 'known'}
        count={pieces ?? 0}
        format={formatNumber}
        className={pieces === undefined ? 'invisible' : undefined}
      />
    </NavLink>
  );
}
