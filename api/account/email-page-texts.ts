/** Texts of the pages that emails link to. */
import type { Language } from '#contract/constants.ts';
import type { EmailPage } from './account-emails.ts';

/** ready: the page shows its button. done: the button was pressed. already: the link was used before. */
export type EmailOutcome = 'ready' | 'done' | 'already' | 'taken' | 'unknown';

interface Message {
  title: string;
  text: string;
}

interface PageTexts extends Record<EmailOutcome, Message> {
  button: string;
}

interface Texts extends Record<EmailPage, PageTexts> {
  busy: Message;
  toShop: string;
  /** The link to the forgotten-password screen. */
  newPassword: string;
  nothingIsSold: string;
}

const TAKEN_EN = {
  title: 'Another account uses this address',
  text: 'Someone has created an account with it in the meantime. Your account keeps its current address.',
};
const TAKEN_AR = {
  title: 'هذا البريد مسجّل لحساب آخر',
  text: 'تم إنشاء حساب آخر بهذا البريد في هذه الأثناء. يبقى حسابك على بريده الحالي.',
};
const CONFIRMED_EN = {
  title: 'Your email address is confirmed',
  text: 'Thank you. You don’t have to do anything else.',
};
const CONFIRMED_AR = { title: 'تم تأكيد بريدك الإلكتروني', text: 'شكرًا لك. لا يلزمك فعل أي شيء آخر.' };
const UNDONE_EN = {
  title: 'The change has been undone',
  text: 'Your account has this email address again, and all devices have been signed out. The old password no longer works: choose a new one now.',
};
const UNDONE_AR = {
  title: 'تم التراجع عن التغيير',
  text: 'عاد هذا البريد الإلكتروني إلى حسابك، وتم تسجيل الخروج من كل الأجهزة. كلمة المرور القديمة لم تعد تعمل، فاختر كلمة مرور جديدة الآن.',
};

export const PAGE_TEXTS: Record<Language, Texts> = {
  en: {
    change: {
      ready: {
        title: 'Use this email address?',
        text: 'Your account’s email will change to the address this link was sent to. Your other devices will be signed out.',
      },
      button: 'Use this address',
      done: {
        title: 'Your email address has been changed',
        text: 'Log in with the new address from now on. Your other devices have been signed out.',
      },
      already: { title: 'You’ve already done this', text: 'Log in with your new email address.' },
      taken: TAKEN_EN,
      unknown: {
        title: 'This link no longer works',
        text: 'It’s more than a day old, or a newer one has replaced it. Your account keeps its current address. You can ask for a new link.',
      },
    },
    address: {
      ready: {
        title: 'Is this your email address?',
        text: 'Confirm only if you created an account with it. Emails about your orders will then include your delivery address.',
      },
      button: 'Confirm this address',
      done: CONFIRMED_EN,
      already: CONFIRMED_EN,
      taken: TAKEN_EN,
      unknown: {
        title: 'This link no longer works',
        text: 'Your account has another email address now, or part of the link is missing. You can ask for a new link in your account.',
      },
    },
    undo: {
      ready: {
        title: 'Undo the change to your email address?',
        text: 'Your account will get this address back, all devices will be signed out, and you’ll choose a new password.',
      },
      button: 'Undo the change',
      done: UNDONE_EN,
      already: UNDONE_EN,
      taken: TAKEN_EN,
      unknown: {
        title: 'This link no longer works',
        text: 'It’s more than 7 days old, or the change was already undone. If someone else has taken over your account, contact us.',
      },
    },
    busy: { title: 'The shop is busy', text: 'Please wait a moment and open the link again.' },
    toShop: 'Go to the shop',
    newPassword: 'Choose a new password',
    nothingIsSold: 'Demo shop: nothing is really for sale',
  },
  ar: {
    change: {
      ready: {
        title: 'هل تريد استخدام هذا البريد الإلكتروني؟',
        text: 'سيصبح البريد الذي وصلك عليه هذا الرابط هو بريد حسابك، وسيتم تسجيل الخروج من أجهزتك الأخرى.',
      },
      button: 'استخدام هذا البريد',
      done: {
        title: 'تم تغيير بريدك الإلكتروني',
        text: 'استخدم البريد الجديد لتسجيل الدخول من الآن. تم تسجيل الخروج من أجهزتك الأخرى.',
      },
      already: {
        title: 'تم التأكيد من قبل',
        text: 'سجّل الدخول ببريدك الإلكتروني الجديد.',
      },
      taken: TAKEN_AR,
      unknown: {
        title: 'هذا الرابط لم يعد صالحًا',
        text: 'مرّ عليه أكثر من يوم، أو حلّ محله طلب أحدث. يبقى حسابك على بريده الحالي، ويمكنك طلب رابط جديد.',
      },
    },
    address: {
      ready: {
        title: 'هل هذا بريدك الإلكتروني؟',
        text: 'أكّده فقط إذا كنت قد أنشأت حسابًا به. بعد ذلك ستجد عنوان التوصيل أيضًا في رسائلنا عن طلباتك.',
      },
      button: 'تأكيد هذا البريد',
      done: CONFIRMED_AR,
      already: CONFIRMED_AR,
      taken: TAKEN_AR,
      unknown: {
        title: 'هذا الرابط لم يعد صالحًا',
        text: 'للحساب الآن بريد إلكتروني آخر، أو الرابط غير مكتمل. يمكنك طلب رابط جديد من صفحة حسابك.',
      },
    },
    undo: {
      ready: {
        title: 'هل تريد التراجع عن تغيير بريدك الإلكتروني؟',
        text: 'سيعود هذا البريد إلى حسابك، وسيتم تسجيل الخروج من كل الأجهزة، ثم تختار كلمة مرور جديدة.',
      },
      button: 'التراجع عن التغيير',
      done: UNDONE_AR,
      already: UNDONE_AR,
      taken: TAKEN_AR,
      unknown: {
        title: 'هذا الرابط لم يعد صالحًا',
        text: 'مرّ عليه أكثر من 7 أيام، أو تم التراجع عن التغيير من قبل. إذا استولى أحد على حسابك فتواصل معنا.',
      },
    },
    busy: { title: 'المتجر مشغول الآن', text: 'انتظر لحظة، ثم افتح الرابط مرة أخرى.' },
    toShop: 'الذهاب إلى المتجر',
    newPassword: 'اختيار كلمة مرور جديدة',
    nothingIsSold: 'متجر تجريبي: لا يُباع شيء فعليًا',
  },
};
