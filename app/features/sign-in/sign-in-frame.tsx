import House from 'lucide-react/icons/house';
import type { ReactNode } from 'react';
import { LanguageBar } from '#app/features/language/language-bar.tsx';
import { LanguageSwitch } from '#app/features/language/language-switch.tsx';
import { Logo } from '#app/features/screen/logo.tsx';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { useSession } from '#app/features/session/session.ts';
import { paths } from '#app/paths.ts';
import { IconLink } from '#app/ui/icon-button.tsx';
import * as layout from '#messages/layout.ts';
import * as signIn from '#messages/sign-in.ts';
import { SignInPicture } from './sign-in-picture.tsx';

interface SignInFrameProps {
  title: string;
  children: ReactNode;
}

/** The frame of login, signup and password reset: the form, and on wide screens a picture beside it. */
export function SignInFrame({ title, children }: SignInFrameProps) {
  // Signed-in shoppers are redirected after hydration: the form must not flash before.
  const isHidden = useSession() === 'unknown';
  return (
    <div className={`grid min-h-dvh lg:grid-cols-2 ${isHidden ? 'signed-in:invisible' : ''}`}>
      <ScreenTitle name={title} />
      <div className="flex flex-col px-4 sm:px-6 lg:px-8">
        <header className="mx-auto flex h-bar w-full max-w-md shrink-0 items-center pt-(--notice) justify-between">
          <Logo />
          <div className="-me-2.5 flex items-center gap-1">
            <LanguageSwitch className="grid h-11 min-w-11 place-items-center rounded-full px-2.5 text-sm text-ink-soft transition-colors hover:bg-brand-wash hover:text-brand-strong" />
            <IconLink
              to={paths.home}
              name={layout.home}
              icon={<House aria-hidden="true" size={20} strokeWidth={1.75} />}
              className="bg-transparent!"
            />
          </div>
        </header>
        <LanguageBar />
        {/* Not centred vertically: an error message would move the whole form. */}
        <main className="mx-auto w-full max-w-md pt-6 pb-12 sm:mt-8 sm:mb-12 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-10 lg:mt-[9vh]">
          {children}
        </main>
      </div>
      <aside className="scheme-light relative overflow-hidden bg-stage text-ink max-lg:hidden">
        <SignInPicture />
        <div className="relative px-12 pt-16">
          <p className="max-w-sm text-3xl leading-tight font-semibold tracking-tight text-balance">
            {signIn.sideTitle}
          </p>
          <p className="mt-3 max-w-sm">{signIn.sideText}</p>
        </div>
      </aside>
    </div>
  );
}

/** The heading above the form. */
export function SignInHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="mb-7">
      <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
      <div className="mt-2 text-ink-soft">{children}</div>
    </header>
  );
}
