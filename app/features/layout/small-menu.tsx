import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { LanguageSwitch } from '#app/features/language/language-switch.tsx';
import { useSession } from '#app/features/session/session.ts';
import { ThemeChoice } from '#app/features/theme/theme-choice.tsx';
import { paths } from '#app/paths.ts';
import * as layout from '#messages/layout.ts';
import { AccountItems } from './account-menu.tsx';
import { NavLinks } from './nav-links.tsx';

const PANEL_ID = 'small-menu';
const ITEM_CLASSES =
  'flex min-h-11 w-full items-center rounded-full px-3.5 text-start text-ink-soft hover:bg-brand-wash';

/** The links of the top bar on small screens: a popover, which the browser closes on Escape and on a tap outside. */
export function SmallMenu() {
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const here = useLocation();
  // During a navigation, this is the key of its target, so that the menu closes before the screen is loaded.
  const { key } = useNavigation().location ?? here;
  const lastKey = useRef(key);
  useEffect(() => {
    const isSameKey = lastKey.current === key;
    lastKey.current = key;
    if (!panel.current?.matches(':popover-open')) return;
    // The popover was opened before hydration.
    if (isSameKey) setOpen(true);
    else panel.current.hidePopover();
  }, [key]);
  return (
    <div className="@min-[63rem]:hidden">
      <button
        type="button"
        popoverTarget={PANEL_ID}
        aria-expanded={isOpen}
        aria-controls={PANEL_ID}
        aria-label={layout.menu}
        className="grid size-11 place-items-center rounded-full transition-colors hover:bg-brand-wash"
      >
        {isOpen ? <X aria-hidden="true" size={22} /> : <MenuIcon aria-hidden="true" size={22} />}
      </button>
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="fixed inset-x-0 top-bar bottom-auto m-0 max-h-[calc(100dvh-var(--spacing-bar))] w-full overflow-y-auto border-b border-line bg-paper p-4 text-ink lifted @min-[63rem]:hidden"
      >
        <nav aria-label={layout.mainMenu}>
          <NavLinks isStacked />
        </nav>
        <hr className="my-3 border-line" />
        <AccountPart />
        <hr className="my-3 border-line" />
        <LanguageSwitch className={ITEM_CLASSES} />
        <ThemeChoice className="flex flex-wrap gap-x-5 px-3.5 text-ink-soft" titleClassName="sr-only" />
      </div>
    </div>
  );
}

function AccountPart() {
  const session = useSession();
  if (session === 'signed-in') {
    return (
      <div className="grid gap-1">
        <AccountItems nameClassName="truncate px-3.5 py-1 font-semibold" itemClassName={ITEM_CLASSES} />
      </div>
    );
  }
  return (
    <div className="grid gap-1 signed-in:hidden">
      <Link to={paths.login} className={ITEM_CLASSES}>
        {layout.login}
      </Link>
      <Link to={paths.signup} className={ITEM_CLASSES}>
        {layout.signup}
      </Link>
    </div>
  );
}
