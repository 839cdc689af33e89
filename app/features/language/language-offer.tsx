import { useEffect, useState } from 'react';
import { other, tag } from '#messages/language.ts';
import { prefersLanguage, wasAskedForLanguage } from './language.ts';
import type { LanguageBar as LanguageBarView } from './language-bar.tsx';

/** Offers the other language to a browser that prefers it and was never asked; loaded lazily, for those alone. */
export function LanguageOffer() {
  const [Bar, setBar] = useState<typeof LanguageBarView>();
  useEffect(() => {
    if (wasAskedForLanguage(document.cookie) || !prefersLanguage(other.tag, tag, navigator.languages)) return;
    import('./language-bar.tsx').then(
      (loaded) => setBar(() => loaded.LanguageBar),
      // The switch in the top bar is there all the same.
      () => {},
    );
  }, []);
  return Bar && <Bar onClose={() => setBar(undefined)} />;
}
