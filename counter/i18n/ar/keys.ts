import type { keys as english } from '../en/keys.ts';

export const keys = {
  title: 'مفاتيح API',
  hint: 'للبرامج التي تتعامل مع المتجر باسمك. لا يصل المفتاح إلى حسابك أبدًا.',
  none: 'لا توجد مفاتيح بعد.',
  create: 'مفتاح API جديد',
  name: 'الاسم',
  nameHint: 'البرنامج الذي يستخدمه، مثل: استيراد المخزون.',
  permissions: 'ما يُسمح له به',
  permissionsHint: 'لا تعطه أكثر مما يحتاج.',
  submit: 'إنشاء المفتاح',
  createdTitle: 'مفتاحك الجديد',
  createdText: 'انسخه الآن، فلن يظهر مرة أخرى. ترسله البرامج هكذا: \u2066Authorization: Bearer …\u2069',
  secret: 'المفتاح السري',
  done: 'نسخته',
  end: 'إنهاء',
  endOf: (name: string) => `إنهاء: ${name}`,
  endTitle: (name: string) => `هل تريد إنهاء ${name}؟`,
  endText: 'ستُرفض البرامج التي تستخدم هذا المفتاح فورًا، ولا يمكن استرجاعه.',
  ended: 'تم إنهاء المفتاح.',
} satisfies typeof english;
