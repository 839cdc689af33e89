import type { ReactNode } from 'react';
import { ScreenTitle } from '#app/features/layout/screen-title.tsx';
import { LoginNeeded } from './login-needed.tsx';
import { useSession } from './session.ts';

interface PersonalScreenProps {
  /** For the document's title. */
  name: string;
  header: ReactNode;
  /** Stands in until it is known whose page this is. */
  skeleton: ReactNode;
  /** What logging in is good for. */
  loginText: string;
  children: ReactNode;
}

/** A screen that only a shopper sees. Server HTML holds both halves, and the first paint shows the right one. */
export function PersonalScreen({ name, header, skeleton, loginText, children }: PersonalScreenProps) {
  const session = useSession();
  return (
    // At least as high as the window: whatever replaces the skeleton, the footer does not jump.
    <div className="mx-auto min-h-[calc(100dvh-var(--spacing-bar))] max-w-page px-4 pt-8 print:min-h-0 print:pt-0 sm:px-6 lg:px-8">
      <ScreenTitle name={name} />
      {header}
      {session === 'unknown' && <div className="signed-out:hidden">{skeleton}</div>}
      {session === 'signed-in' ? (
        children
      ) : (
        <div className="signed-in:hidden">
          <LoginNeeded text={loginText} />
        </div>
      )}
    </div>
  );
}
