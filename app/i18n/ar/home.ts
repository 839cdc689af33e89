/** Texts of the home screen. */

import type * as english from '../en/home.ts';
import { shop } from './common.ts';
import { formatNumber } from './numbers.ts';

export const writeWelcome = () => `أهلًا بك في ${shop}`;
export const carousel = 'جديد المتجر';
export const slide: typeof english.slide = (at, of) => `${formatNumber(at)} من ${formatNumber(of)}`;
export const showSlide: typeof english.showSlide = (at) => `عرض الشريحة ${formatNumber(at)}`;
export const offers = 'العروض';
export const offersNote = 'أسعار مخفّضة حتى نفاد الكمية';
export const bestSeller = 'الأكثر مبيعًا';
export const bestSellerNote = 'الأكثر طلبًا من عملائنا';
export const categories = 'الأقسام';
export const allProducts = 'عرض كل المنتجات';
export const notShown = 'تعذّر عرض المنتجات';
export const slides = {
  tech: { note: 'الموسم الجديد', title: 'للعمل والترفيه', action: 'تسوّق الإلكترونيات' },
  living: { note: 'المنزل', title: 'بيت يريحك', action: 'تسوّق للمنزل' },
  style: { note: 'الأناقة', title: 'أناقة في كل تفصيلة', action: 'تسوّق الأزياء' },
};
