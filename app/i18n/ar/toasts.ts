/** Texts of toasts. */
import type * as english from '../en/toasts.ts';

export const title = 'الرسائل';
export const texts: typeof english.texts = {
  addedToCart: 'تمت إضافة المنتج إلى السلة',
  addedToWishList: 'تمت إضافة المنتج إلى المفضلة',
  removedFromWishList: 'تم حذف المنتج من المفضلة',
  lineRemoved: 'تم حذف المنتج من السلة',
  cartCleared: 'تم إفراغ السلة',
  addToCartFailed: 'تعذّرت إضافة المنتج إلى السلة.',
  wishListFailed: 'تعذّر تعديل المفضلة.',
  cartFailed: 'تعذّر تعديل السلة.',
  offline: 'أنت غير متصل بالإنترنت. حاول مرة أخرى عند عودة الاتصال.',
  checkoutFailed: 'لم يتم تأكيد طلبك بعد.',
  sessionExpired: 'انتهت جلستك. سجّل الدخول مرة أخرى.',
};
export const viewCart = 'عرض السلة';
export const viewWishList = 'عرض المفضلة';
export const joinReason: typeof english.joinReason = (what, why) => `${what} ${why}`;
