/** The letters of the account. They repeat nothing that anybody typed: a stranger may have signed up with this address. */
import type { Letter } from '#api/platform/mail/mail.ts';
import type { Language } from '#contract/constants.ts';

type Texts = Record<Language, { subject: string; body: string }>;

/** A letter in both languages: the one asked for first, because whoever reads it may prefer the other. */
function writeLetter(to: string, { en, ar }: Texts, language: Language = 'en'): Letter {
  const [first, second] = language === 'ar' ? [ar, en] : [en, ar];
  return {
    to,
    subject: `${first.subject} · ${second.subject}`,
    text: `${first.body}

────────

${second.body}

My Store
`,
  };
}

/** The letter with a reset code. */
export function writeResetLetter(to: string, code: string, minutes: number, language?: Language): Letter {
  const en = `Your password reset code is: ${code}

Enter it in the shop within ${minutes} minutes to choose a new password.
If you did not ask for it, ignore this letter: your password stays as it is.
Never tell this code to anybody; we will not ask you for it.`;
  const ar = `رمز استعادة كلمة المرور هو: ${code}

أدخل الرمز في المتجر خلال ${minutes} دقائق لاختيار كلمة مرور جديدة.
إذا لم تطلب هذا الرمز فتجاهل هذه الرسالة، وستبقى كلمة المرور كما هي.
لا تشارك هذا الرمز مع أي شخص، فنحن لن نطلبه منك أبدًا.`;
  const texts = {
    en: { subject: 'My Store: your password reset code', body: en },
    ar: { subject: 'رمز استعادة كلمة المرور', body: ar },
  };
  return writeLetter(to, texts, language);
}

/** To a new e-mail address: the link that makes it count. */
export function writeLinkLetter(to: string, link: string, hours: number, language?: Language): Letter {
  const en = `Open this link within ${hours} hours to use this e-mail address for your account:
${link}

Until then your account keeps its present address. Afterwards your other devices are signed out.
If you did not ask for it, ignore this letter: nothing changes.`;
  const ar = `افتح هذا الرابط خلال ${hours} ساعة لاستخدام هذا البريد الإلكتروني لحسابك:
${link}

حتى ذلك الحين يبقى حسابك على بريده الحالي، وبعدها يتم تسجيل الخروج من أجهزتك الأخرى.
إذا لم تطلب ذلك فتجاهل هذه الرسالة، ولن يتغير شيء.`;
  const texts = {
    en: { subject: 'My Store: confirm your new e-mail address', body: en },
    ar: { subject: 'تأكيد بريدك الإلكتروني الجديد', body: ar },
  };
  return writeLetter(to, texts, language);
}

/** To the present address: that another one was asked for. */
export function writeAskedLetter(to: string, language?: Language): Letter {
  const en = `Somebody who is signed in to your account asked to change its e-mail address.
The new address counts once the link that we sent to it is opened; until then this one does.

If it was not you, change your password or sign out everywhere now: either stops the change.`;
  const ar = `طلب شخص مسجّل الدخول إلى حسابك تغيير بريده الإلكتروني.
يصبح البريد الجديد ساريًا بعد فتح الرابط الذي أرسلناه إليه، وحتى ذلك الحين يبقى هذا البريد هو المستخدم.

إذا لم تكن أنت من طلب ذلك فغيّر كلمة المرور أو سجّل الخروج من كل الأجهزة الآن، وأيّ منهما يوقف التغيير.`;
  const texts = {
    en: { subject: 'My Store: a new e-mail address was asked for', body: en },
    ar: { subject: 'طلب تغيير البريد الإلكتروني', body: ar },
  };
  return writeLetter(to, texts, language);
}

/** To the address that no longer counts. */
export function writeChangedLetter(to: string, language?: Language): Letter {
  const en = `The e-mail address of your account was changed: this one no longer opens it, and other devices were signed out.

If it was not you, write to the shop as soon as you can.`;
  const ar = `تم تغيير البريد الإلكتروني لحسابك، ولم يعد هذا البريد يفتحه، وتم تسجيل الخروج من الأجهزة الأخرى.

إذا لم تكن أنت من فعل ذلك فتواصل مع المتجر في أقرب وقت.`;
  const texts = {
    en: { subject: 'My Store: your e-mail address was changed', body: en },
    ar: { subject: 'تم تغيير بريدك الإلكتروني', body: ar },
  };
  return writeLetter(to, texts, language);
}
