import type { invitation as english } from '../en/invitation.ts';

export const invitation = {
  title: 'أهلًا بك في الفريق',
  invited: (role: string, by: string | null) =>
    by ? `دعاك ${by} إلى لوحة تحكم المتجر. دورك: ${role}.` : `دورك في لوحة التحكم: ${role}.`,
  nameHint: 'كما يعرفك زملاؤك.',
  submit: 'إنشاء حسابي',
  overTitle: 'انتهت هذه الدعوة',
  overText:
    'تم استخدامها أو سحبها، أو مرّت عليها 7 أيام. إذا كان لديك حساب فسجّل الدخول، وإلا فاطلب دعوة جديدة.',
  toSignIn: 'تسجيل الدخول',
} satisfies typeof english;
