import type { Letter } from '#api/platform/mail/mail.ts';
import type { Language } from '#contract/constants.ts';

const RESET_TEXTS: Record<Language, { subject: string; body(code: string, minutes: number): string }> = {
  en: {
    subject: 'My Store: your password reset code',
    body: (code, minutes) => `Your password reset code is: ${code}

Enter it in the shop within ${minutes} minutes to choose a new password.
If you did not ask for it, ignore this letter: your password stays as it is.
Never tell this code to anybody; we will not ask you for it.`,
  },
  ar: {
    subject: 'رمز استعادة كلمة المرور',
    body: (code, minutes) => `رمز استعادة كلمة المرور هو: ${code}

أدخل الرمز في المتجر خلال ${minutes} دقائق لاختيار كلمة مرور جديدة.
إذا لم تطلب هذا الرمز فتجاهل هذه الرسالة، وستبقى كلمة المرور كما هي.
لا تشارك هذا الرمز مع أي شخص، فنحن لن نطلبه منك أبدًا.`,
  },
};

/**
 * The letter with a reset code, in both languages: the one asked for first, because whoever reads it may prefer the other.
 * It repeats nothing the account's owner typed: a stranger may have signed up with this address.
 */
export function writeResetLetter(
  to: string,
  code: string,
  minutes: number,
  language: Language = 'en',
): Letter {
  const { en, ar } = RESET_TEXTS;
  const [first, second] = language === 'ar' ? [ar, en] : [en, ar];
  return {
    to,
    subject: `${first.subject} · ${second.subject}`,
    text: `${first.body(code, minutes)}

────────

${second.body(code, minutes)}

My Store
`,
  };
}
