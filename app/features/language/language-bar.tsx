import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from '#app/ui/focus.ts';
import * as language from '#messages/language.ts';
import { rememberLanguage, toLanguagePath } from './language.ts';
import { LanguageSwitch } from './language-switch.tsx';

/** Offers the other language, in that language, at the top of the first page that a browser opens. The bar is in the
 *  HTML of every page; CSS shows it if an inline script has set an attribute (`writeOfferScript`). */
export function LanguageBar() {
  const address = toLanguagePath(language.basename, useLocation().pathname);
  useEffect(() => {
    const { languageOffer } = document.documentElement.dataset;
    if (languageOffer === address) rememberLanguage('offered');
    else if (languageOffer !== undefined) hideOffer();
  }, [address]);
  function close() {
    rememberLanguage('asked');
    focusHeading();
    hideOffer();
  }
  return (
    <section
      aria-label={language.offerLabel}
      lang={language.other.tag}
      dir={language.dir === 'ltr' ? 'rtl' : 'ltr'}
      className="hidden items-center justify-center gap-2 border-b border-line bg-surface px-4 py-1.5 text-sm in-[[data-language-offer]]:flex print:hidden"
    >
      <p>{language.offerQuestion}</p>
      <LanguageSwitch className="inline-flex min-h-11 items-center px-2 font-semibold text-brand-strong underline underline-offset-4" />
      <button
        type="button"
        onClick={close}
        aria-label={language.declineOffer}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-brand-wash"
      >
        <X aria-hidden="true" size={18} />
      </button>
    </section>
  );
}

function hideOffer() {
  delete document.documentElement.dataset.languageOffer;
}
