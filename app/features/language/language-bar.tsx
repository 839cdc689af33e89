import X from 'lucide-react/icons/x';
import { focusHeadingOnUnmount } from '#app/ui/focus.ts';
import { dir, other } from '#messages/language.ts';
import * as offer from '#messages/language-offer.ts';
import { rememberLanguage } from './language.ts';
import { LanguageSwitch } from './language-switch.tsx';

/** A banner at the foot of the page that offers the other language, in that language; closed once, it stays closed. */
export function LanguageBar({ onClose }: { onClose: () => void }) {
  function close() {
    rememberLanguage('asked');
    onClose();
  }
  return (
    <section
      ref={focusHeadingOnUnmount}
      aria-label={offer.label}
      lang={other.tag}
      dir={dir === 'ltr' ? 'rtl' : 'ltr'}
      className="sticky bottom-0 z-10 flex items-center justify-center gap-2 border-t border-line bg-surface px-4 py-1.5 text-sm lifted print:hidden"
    >
      <p>{offer.question}</p>
      <LanguageSwitch className="inline-flex min-h-11 items-center px-2 font-semibold text-brand-strong underline underline-offset-4" />
      <button
        type="button"
        onClick={close}
        aria-label={offer.close}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-brand-wash"
      >
        <X aria-hidden="true" size={18} />
      </button>
    </section>
  );
}
