import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** What stands around every screen of the main layout. */
export function ShopFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-14rem)] pt-bar outline-none">
        {children}
      </main>
      <Footer />
    </>
  );
}
