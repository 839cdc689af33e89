import type { Letter } from './mail.ts';

/** The letter with a reset code. It repeats nothing the account's owner typed: a stranger may have signed up with this address. */
export function writeResetLetter(to: string, code: string, minutes: number): Letter {
  return {
    to,
    subject: 'My Store: your password reset code · رمز إعادة تعيين كلمة المرور',
    text: `Your password reset code is: ${code}

Enter it in the shop within ${minutes} minutes to choose a new password.
If you did not ask for it, ignore this letter: your password stays as it is.
Never tell this code to anybody; we will not ask you for it.

────────

رمز إعادة تعيين كلمة المرور هو: ${code}

أدخل الرمز في المتجر خلال ${minutes} دقائق لاختيار كلمة مرور جديدة.
إذا لم تطلب هذا الرمز فتجاهل هذه الرسالة، وستبقى كلمة المرور كما هي.
لا تشارك هذا الرمز مع أي شخص، فنحن لن نطلبه منك أبدًا.

My Store
`,
  };
}
