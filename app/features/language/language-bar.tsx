import X from 'lucide-react/icons/x';
import { focusHeadingOnUnmount } from '#app/ui/focus.ts';
import * as language from '#messages/language.ts';
import { rememberLanguage } from './language.ts';
import { LanguageSwitch } from './language-switch.tsx';

/** A banner at the bottom that offers the other language, in that language. Once closed, it is not shown again. */
export function LanguageBar({ onClose }: { onClose: () => void }) {
  function close() {
    rememberLanguage('asked');
    onClose();
  }
  return (
    <section
      ref={focusHeadingOnUnmount}
      aria-label={language.offerLabel}
      lang={language.other.tag}
      dir={language.dir === 'ltr' ? 'rtl' : 'ltr'}
      className="sticky bottom-0 z-10 flex items-center justify-center gap-2 border-t border-line bg-surface px-4 py-1.5 text-sm lifted print:hidden"
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
