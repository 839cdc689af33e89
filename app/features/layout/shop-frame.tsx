import { type ReactNode, useEffect } from 'react';
import { dropIntent } from '#app/features/intents/intent.ts';
import { LanguageBar } from '#app/features/language/language-bar.tsx';
import * as layout from '#messages/layout.ts';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

/** The skip link, top bar and footer around every screen of the main layout. The login screens have another layout. */
export function ShopFrame({ children }: { children: ReactNode }) {
  useEffect(dropIntent, []);
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-14rem)] pt-bar outline-none">
        <LanguageBar />
        {children}
      </main>
      <Footer />
    </>
  );
}

/** First in the tab order: jumps past the top bar. */
function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-40 rounded-full bg-brand px-5 py-3 font-medium text-surface focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
    >
      {layout.skipToContent}
    </a>
  );
}
