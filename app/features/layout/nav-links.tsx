import { clsx } from 'clsx/lite';
import { NavLink, useNavigation } from 'react-router';
import { paths } from '#app/paths.ts';
import * as layout from '#messages/layout.ts';

/** The five links of the specification. Marks the current screen or, during a navigation, the screen being loaded. */
export function NavLinks({ isStacked = false }: { isStacked?: boolean }) {
  const isLeaving = useNavigation().state !== 'idle';
  const links = [
    { to: paths.home, name: layout.home },
    { to: paths.wishList, name: layout.wishList },
    { to: paths.products, name: layout.products },
    { to: paths.categories, name: layout.categories },
    { to: paths.brands, name: layout.brands },
  ];
  return (
    <ul className={isStacked ? 'grid gap-1' : 'flex gap-1'}>
      {links.map(({ to, name }) => (
        <li key={to}>
          <NavLink
            to={to}
            end
            className={({ isActive, isPending }) =>
              clsx('nav-link', (isLeaving ? isPending : isActive) && 'is-current')
            }
          >
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
