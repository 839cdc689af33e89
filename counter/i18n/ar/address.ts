import type { address as english } from '../en/address.ts';
import { isolate } from '../formats.ts';

export const address = {
  change: 'تغيير العنوان',
  title: (number: string) => `عنوان توصيل الطلب ${isolate(number)}`,
  fields: {
    recipient: 'المستلم',
    phone: 'الموبايل',
    secondPhone: 'موبايل آخر',
    governorate: 'المحافظة',
    city: 'المدينة',
    area: 'المنطقة',
    details: 'العنوان بالتفصيل',
    landmark: 'علامة مميزة',
    postalCode: 'الرمز البريدي',
  },
  detailsHint: 'الشارع، رقم العمارة، الدور، الشقة',
  noGovernorate: 'اختر المحافظة',
  saved: 'العناوين المحفوظة',
  noneSaved: 'لا توجد عناوين محفوظة',
  emailed: 'تصل إلى العميل رسالة بالعنوان الجديد، ويُحسب موعد التوصيل من جديد.',
  changed: 'تم تغيير العنوان',
  empty: 'فارغ',
  before: 'قبل ذلك',
} satisfies typeof english;
