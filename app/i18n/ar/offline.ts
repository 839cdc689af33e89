/** Texts shown offline. */
import type * as english from '../en/offline.ts';

export const offlinePage: typeof english.offlinePage = {
  title: 'لا يوجد اتصال بالإنترنت',
  text: 'تعذّر تحميل هذه الصفحة الآن. ستُفتح تلقائيًا فور عودة الاتصال.',
  kept: 'محفوظة على جهازك',
  keptNote: 'يمكنك فتح هذه الصفحات الآن، وربما تغيّرت الأسعار والكميات المتاحة منذ آخر زيارة.',
};
export const cachedCopy = 'لا يوجد اتصال. هذه صفحة محفوظة، وربما تغيّرت الأسعار والكميات المتاحة.';
