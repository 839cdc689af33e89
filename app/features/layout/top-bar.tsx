import { LanguageSwitch } from '#app/features/language/language-switch.tsx';
import { Logo } from '#app/features/screen/logo.tsx';
import * as layout from '#messages/layout.ts';
import { NavLinks } from './nav-links.tsx';
import { SessionTools } from './session-tools.tsx';
import { SmallMenu } from './small-menu.tsx';
import { TopSearch } from './top-search.tsx';

/** Container queries in rem switch to the small menu, so that a larger font size also leads to the small menu. */
export function TopBar() {
  return (
    <header className="@container fixed inset-x-0 top-0 z-20 h-bar border-b pt-(--notice) border-line bg-paper/90 text-sm [backdrop-filter:blur(12px)] print:hidden">
      <div className="mx-auto flex h-full max-w-page items-center gap-2 px-4 @max-[22rem]:px-3 sm:px-6 lg:px-8">
        <div className="flex flex-1 @min-[40rem]:me-4 @min-[40rem]:@max-[63rem]:flex-none @min-[79rem]:flex-none">
          <Logo />
        </div>
        <nav aria-label={layout.mainMenu} className="@max-[63rem]:hidden">
          <NavLinks />
        </nav>
        <div className="flex flex-1 items-center justify-end gap-1 @max-[22rem]:gap-0">
          <TopSearch />
          <LanguageSwitch
            shortName={layout.otherLanguage}
            className="grid h-11 min-w-11 shrink-0 place-items-center rounded-full text-ink-soft transition-colors hover:bg-brand-wash hover:text-brand-strong @min-[79rem]:px-3 @max-[22.4rem]:hidden"
          />
          <SessionTools />
          <SmallMenu />
        </div>
      </div>
    </header>
  );
}
