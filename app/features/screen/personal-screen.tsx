import type { ReactNode } from 'react';
import { useSession } from '#app/features/session/session.ts';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { goToLogin } from '#messages/common.ts';
import { ScreenTitle } from './screen-title.tsx';

interface PersonalScreenProps {
  /** The document's title. */
  name: string;
  header: ReactNode;
  /** Shown until the session is known. */
  skeleton: ReactNode;
  /** Tells visitors why to log in. */
  loginText: string;
  loginPicture: string;
  /** Whether visitors see the screen too. */
  isForVisitors?: boolean;
  children: ReactNode;
}

/** A screen that requires a session, unless visitors see it too. The HTML has both variants; CSS shows the right one
 *  from the first paint. */
export function PersonalScreen({
  name,
  header,
  skeleton,
  loginText,
  loginPicture,
  isForVisitors = false,
  children,
}: PersonalScreenProps) {
  const session = useSession();
  const isShown = session === 'signed-in' || (isForVisitors && session === 'signed-out');
  return (
    // At least as high as the window, so that the footer does not move when the skeleton is replaced.
    <div className="mx-auto min-h-[calc(100dvh-var(--spacing-bar))] max-w-page px-4 pt-8 print:min-h-0 print:p-0 sm:px-6 lg:px-8">
      <ScreenTitle name={name} />
      {header}
      {session === 'unknown' && (
        <div className={isForVisitors ? undefined : 'signed-out:hidden'}>{skeleton}</div>
      )}
      {isShown && children}
      {!isForVisitors && session !== 'signed-in' && (
        <div className="signed-in:hidden">
          <EmptyState picture={loginPicture} title={loginText} headingLevel={2}>
            <ButtonLink to={paths.login} className="mt-6">
              {goToLogin}
            </ButtonLink>
          </EmptyState>
        </div>
      )}
    </div>
  );
}
