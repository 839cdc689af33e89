/** Texts of the top bar and the footer. */

import type * as english from '../en/layout.ts';
import { shop } from './common.ts';
import { writeDigits } from './numbers.ts';

export const mainMenu = 'القائمة الرئيسية';
export const skipToContent = 'انتقل إلى المحتوى';
export const menu = 'القائمة';
export const home = 'الرئيسية';
export const wishList = 'المفضلة';
export const products = 'المنتجات';
export const categories = 'الأقسام';
export const brands = 'الماركات';
export const cart = 'السلة';
export const account = 'حسابي';
export const orders = 'طلباتي';
export const login = 'تسجيل الدخول';
export const signup = 'إنشاء حساب';
export const logout = 'تسجيل الخروج';
export const otherLanguage = 'EN';
export const search = 'بحث';
export const closeSearch = 'إغلاق البحث';
export const searchProducts = 'ابحث في المنتجات';
export const searchPlaceholder = 'ابحث…';
export const resources = 'تصفّح';
export const followMe = 'تابعنا';
export const legal = 'معلومات قانونية';
export const privacy = 'سياسة الخصوصية';
export const terms = 'الشروط والأحكام';
export const theme = 'المظهر';
export const themes = { system: 'حسب الجهاز', light: 'فاتح', dark: 'داكن' };
export const copyright: typeof english.copyright = (year) =>
  `© ${writeDigits(String(year))} ${shop}. جميع الحقوق محفوظة.`;
