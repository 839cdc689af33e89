import { useEffect, useState } from 'react';
import { other, tag } from '#messages/language.ts';
import { hasLanguageChoice, prefersLanguage } from './language.ts';
import type { LanguageBar as LanguageBarView } from './language-bar.tsx';

/** Offers the other language to browsers that prefer it and were never asked; lazy, since most never see it. */
export function LanguageOffer() {
  const [Bar, setBar] = useState<typeof LanguageBarView>();
  useEffect(() => {
    if (hasLanguageChoice(document.cookie) || !prefersLanguage(other.tag, tag, navigator.languages)) return;
    import('./language-bar.tsx').then(
      (loaded) => setBar(() => loaded.LanguageBar),
      // If loading fails, the language switch in the top bar remains.
      () => {},
    );
  }, []);
  return Bar && <Bar onClose={() => setBar(undefined)} />;
}
