/** Texts of the time without a network, and of the page that the service worker shows then. */

export const noConnection = 'لا يوجد اتصال بالإنترنت';
export const notLoaded = 'تعذّر تحميل هذه الصفحة الآن. ستُفتح تلقائيًا فور عودة الاتصال.';
export const keptPages = 'محفوظة على جهازك';
export const keptPagesNote =
  'يمكنك فتح هذه الصفحات الآن، وربما تغيّرت الأسعار والكميات المتاحة منذ آخر زيارة.';
export const keptCopy = 'لا يوجد اتصال. هذه صفحة محفوظة، وربما تغيّرت الأسعار والكميات المتاحة.';
