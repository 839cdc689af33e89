/** Texts that several screens share. */

import type * as english from '../en/common.ts';
import { readShopName } from '../shop-name.ts';

/** The name of the shop. */
export let shop = readShopName();
/** Names the shop in all pages that this process renders from now on. */
export function nameShop(name: string): void {
  shop = name;
}
export const tagline = 'نوصّل إلى كل أنحاء مصر.';
export const description = 'متجر إلكتروني للتسوّق في مصر. الأسعار بالجنيه المصري والتوصيل إلى كل المحافظات.';
/** The RTL mark keeps a Latin word at the end of the screen's name and a Latin shop name from forming one LTR run. */
export const title: typeof english.title = (screen) => `${screen}\u200f · ${shop}`;
export const tryAgain = 'حاول مرة أخرى';
export const backToShop = 'العودة إلى المتجر';
export const loading = 'جارٍ التحميل…';
export const accept = 'موافق';
export const seeAll = 'عرض الكل';
export const undo = 'تراجع';
export const carouselRoles = { carousel: 'عرض شرائح', slide: 'شريحة' };
export const wentWrong = 'حدث خطأ ما';
export const ourFault = 'الخطأ من جانبنا وليس منك. حاول مرة أخرى بعد لحظات.';
export const notFoundTitle = 'الصفحة غير موجودة';
export const notFound = 'هذه الصفحة غير موجودة';
export const unavailable = 'يواجه المتجر مشكلة مؤقتة. حاول مرة أخرى.';
export const cutOff = 'تعذّر الوصول إلى المتجر. تحقّق من اتصالك بالإنترنت وحاول مرة أخرى.';
export const nothingIsSold = 'متجر تجريبي: لا يُباع هنا شيء فعليًا.';
export const offline = 'أنت غير متصل بالإنترنت. يمكنك متابعة تصفّح الصفحات التي فتحتها.';
export const goToLogin = 'تسجيل الدخول';
