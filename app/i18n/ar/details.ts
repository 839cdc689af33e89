/** Texts of the product screen. */
import type * as english from '../en/details.ts';
import { isolate, pickForm } from './grammar.ts';
import { formatNumber, writeDigits } from './numbers.ts';

export const trail = 'موقعك في المتجر';
export const pictures: typeof english.pictures = (title) => `صور ${isolate(title)}`;
export const pictureOf: typeof english.pictureOf = (at, of) => `${formatNumber(at)} من ${formatNumber(of)}`;
export const enlarge = 'اضغط Enter لتكبير الصورة';
export const choosePicture = 'اختر صورة';
export const choosingStops = 'اختيار صورة يوقف العرض التلقائي';
export const showPicture: typeof english.showPicture = (at) => `عرض الصورة ${formatNumber(at)}`;
export const ratings: typeof english.ratings = (count) =>
  pickForm(count, {
    zero: 'لا تقييمات بعد',
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: `${formatNumber(count)} تقييمات`,
    many: `${formatNumber(count)} تقييمًا`,
    other: `${formatNumber(count)} تقييم`,
  });
export const priceNote: typeof english.priceNote = (shipping) => `شامل الضريبة · الشحن ${shipping}`;
export const percentOff: typeof english.percentOff = (percent) => `خصم ${writeDigits(`${percent}%`)}`;
export const pieces: typeof english.pieces = (count) => `الكمية: ${formatNumber(count)}`;
export const share = 'مشاركة';
export const addToCard = 'أضف إلى السلة';
export const delivery = 'التوصيل';
export const chooseGovernorate = 'اختر محافظتك';
export const payment = 'الدفع';
export const returns = 'الإرجاع';
export const returnsNote = 'مجاني خلال 14 يومًا';
export const warranty = 'الضمان';
export const warrantyOf: typeof english.warrantyOf = (months) =>
  months % 12 > 0
    ? pickForm(months, {
        zero: 'بدون',
        one: 'شهر',
        two: 'شهران',
        few: `${formatNumber(months)} أشهر`,
        many: `${formatNumber(months)} شهرًا`,
        other: `${formatNumber(months)} شهر`,
      })
    : pickForm(months / 12, {
        zero: 'بدون',
        one: 'سنة',
        two: 'سنتان',
        few: `${formatNumber(months / 12)} سنوات`,
        many: `${formatNumber(months / 12)} سنة`,
        other: `${formatNumber(months / 12)} سنة`,
      });
export const soldBy = 'البيع والتوصيل من';
export const specifications = 'المواصفات';
export const sizeGuide = 'دليل المقاسات';
export const reviews = 'تقييمات العملاء';
export const related = 'منتجات مشابهة';

/* Texts of the picture viewer, which fills the window. */
export const viewerPictureOf: typeof english.viewerPictureOf = (at, of) =>
  `الصورة ${formatNumber(at)} من ${formatNumber(of)}`;
export const closeViewer = 'إغلاق الصورة';

/* Texts of stock alerts for a sold-out product. */
export const notifyMe = 'أبلغني عند توفره';
export const willNotify = 'سنراسلك على بريدك عند توفر المنتج';
export const stopNotifying = 'إلغاء التنبيه';
export const notifyFailed = 'تعذّر حفظ طلبك.';
export const backInStock = 'المنتج متوفر الآن.';
export const tooManyAlerts: typeof english.tooManyAlerts = (max) =>
  `يمكنك طلب التنبيه لعدد ${formatNumber(max)} من المنتجات على الأكثر.`;

/* Texts shown in place of a product that can't be shown. */
export const notShown = 'تعذّر عرض المنتج';
export const missing = 'هذا المنتج غير موجود';
export const missingText = 'ربما نفد نهائيًا، أو أن رابط الصفحة غير صحيح.';
export const toProducts = 'عرض كل المنتجات';
export const relatedFailed = 'تعذّر عرض المنتجات المشابهة.';
