import House from 'lucide-react/icons/house';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '#app/features/language/language-switch.tsx';
import { Logo } from '#app/features/layout/logo.tsx';
import { ScreenTitle } from '#app/features/layout/screen-title.tsx';
import { paths } from '#app/paths.ts';
import { IconLink } from '#app/ui/icon-button.tsx';
import * as layout from '#messages/layout.ts';
import * as session from '#messages/session.ts';
import { EntrancePicture } from './entrance-picture.tsx';
import { useSession } from './session.ts';

interface EntranceProps {
  title: string;
  children: ReactNode;
}

/** The frame of the screens one comes in by: the form, and beside it on wide screens a picture of what awaits. */
export function Entrance({ title, children }: EntranceProps) {
  // Who is signed in already is on the way home: nothing flashes by before the page is alive.
  const isHidden = useSession() === 'unknown';
  return (
    <div className={`grid min-h-dvh lg:grid-cols-2 ${isHidden ? 'signed-in:invisible' : ''}`}>
      <ScreenTitle name={title} />
      <div className="flex flex-col px-4 sm:px-6 lg:px-8">
        <header className="mx-auto flex h-bar w-full max-w-md shrink-0 items-center justify-between">
          <Logo />
          <div className="-me-2.5 flex items-center gap-1">
            <LanguageSwitch className="grid h-11 min-w-11 place-items-center rounded-full px-2.5 text-sm text-ink-soft transition-colors hover:bg-brand-wash hover:text-brand-strong" />
            <IconLink
              to={paths.home}
              prefetch="intent"
              name={layout.home}
              icon={<House aria-hidden="true" size={20} strokeWidth={1.75} />}
              className="bg-transparent!"
            />
          </div>
        </header>
        {/* Not in the middle: a message would move everything. */}
        <main className="mx-auto w-full max-w-md pt-6 pb-12 sm:mt-8 sm:mb-12 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-10 lg:mt-[9vh]">
          {children}
        </main>
      </div>
      <aside className="relative overflow-hidden bg-stage max-lg:hidden">
        <EntrancePicture />
        <div className="relative px-12 pt-16">
          <p className="max-w-sm text-3xl leading-tight font-semibold tracking-tight text-balance">
            {session.sideTitle}
          </p>
          <p className="mt-3 max-w-sm">{session.sideText}</p>
        </div>
      </aside>
    </div>
  );
}
