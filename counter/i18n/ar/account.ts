import type { account as english } from '../en/account.ts';

export const account = {
  title: 'حسابي',
  subtitle: 'لا يراه أحد غيرك.',
  profile: 'بياناتي',
  profileHint: 'يظهر اسمك لزملائك بجانب ما تقوم به.',
  name: 'الاسم',
  role: 'الدور',
  passwordHint: 'تغييرها يسجّل خروجك من كل الأجهزة الأخرى.',
  currentPassword: 'كلمة المرور الحالية',
  newPassword: 'كلمة المرور الجديدة',
  passwordRule: '12 حرفًا أو أكثر. بضع كلمات متتالية أسهل في التذكر.',
  changePassword: 'تغيير كلمة المرور',
  passwordChanged: 'تم تغيير كلمة المرور، وتسجيل خروجك من الأجهزة الأخرى.',
  sessions: 'الأجهزة المسجّل دخولك منها',
  sessionsHint: 'إذا وجدت جهازًا لا تعرفه فأنهِ جلسته، ثم غيّر كلمة المرور.',
  endOthers: 'إنهاء كل الجلسات الأخرى',
  thisSession: 'هذا الجهاز',
  unknownDevice: 'جهاز غير معروف',
  lastSeen: (moment: string) => `آخر استخدام ${moment}`,
  end: 'إنهاء',
  endSession: (device: string) => `إنهاء: ${device}`,
} satisfies typeof english;
