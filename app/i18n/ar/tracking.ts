/** An order for whoever has its link. */

import type * as english from '../en/tracking.ts';
import { isolate } from './grammar.ts';

export const screen = 'طلبك';
export const to: typeof english.to = (city) => `إلى ${isolate(city)}`;
export const missing = 'هذا الرابط لا يؤدي إلى أي طلب';
export const missingText = 'ربما نُسخ الرابط ناقصًا. افتحه مرة أخرى من الرسالة التي وصلتك.';
export const failed = 'تعذّر عرض الطلب';
export const share = 'مشاركة الرابط';
export const shareNote =
  'من لديه هذا الرابط يرى بدون حساب مراحل الطلب وما تم شراؤه والأسعار والمدينة ورقم التتبع، ولا يظهر فيه الاسم ولا رقم الموبايل ولا عنوان الشارع.';
export const confirmTitle = 'هل هذا طلبك؟';
export const confirmText = 'أكّد الطلب لنبدأ في تجهيزه، وتدفع نقدًا عند الاستلام.';
export const confirm = 'تأكيد الطلب';
export const toOrders = 'كل طلباتي';
export const notConfirmable = 'لم يعد من الممكن تأكيد هذا الطلب.';
