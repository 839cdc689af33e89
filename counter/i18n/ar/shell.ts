import type { shell as english } from '../en/shell.ts';

export const shell = {
  name: 'لوحة التحكم',
  mainMenu: 'القائمة الرئيسية',
  skipToContent: 'انتقل إلى المحتوى',
  search: 'بحث',
  searchPlaceholder: 'انتقل إلى شاشة، أو نفّذ أمرًا…',
  nothingFound: 'لا توجد نتائج. جرّب كلمة أخرى.',
  screens: {
    title: 'الشاشات',
    home: 'الرئيسية',
    orders: 'الطلبات',
    returns: 'المرتجعات',
    money: 'المالية',
    team: 'الفريق',
    audit: 'سجل النشاط',
    account: 'حسابي',
  },
  moreScreens: 'المزيد',
  actions: { title: 'أوامر', toLanguage: 'English: التحويل إلى الإنجليزية', storefront: 'افتح المتجر' },
  preferences: 'اللغة والمظهر',
  language: 'اللغة',
  languages: { en: 'English', ar: 'العربية' },
  theme: 'المظهر',
  themes: { light: 'فاتح', dark: 'داكن', system: 'حسب الجهاز' },
} satisfies typeof english;
