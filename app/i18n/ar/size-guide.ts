/** Texts of the size guide, a dialog with the measures of sizes. */
import type * as english from '../en/size-guide.ts';

export const close = 'إغلاق دليل المقاسات';
export const inCentimetres = 'مقاسات الجسم بالسنتيمتر';
export const measures: typeof english.measures = {
  eu: 'المقاس الأوروبي',
  height: 'الطول (سم)',
  chest: 'الصدر (سم)',
  waist: 'الوسط (سم)',
  hips: 'الأرداف (سم)',
  foot: 'طول القدم (سم)',
};
export const notes: typeof english.notes = {
  women:
    'قيسي فوق ملابس خفيفة والشريط مستوٍ: الصدر عند أعرض نقطة، والوسط عند أضيق نقطة. لو مقاسك بين مقاسين، اختاري الأكبر.',
  men: 'قِس والشريط مستوٍ: الصدر تحت الذراعين، والوسط مكان لبس البنطلون. لو مقاسك بين مقاسين، اختر الأكبر.',
  kids: 'اختر حسب طول الطفل أولًا. لو مقاسه بين مقاسين، اختر الأكبر.',
  shoes: 'قف على ورقة وقِس من الكعب إلى أطول إصبع، ويُفضل في المساء. اعتمد القدم الأطول.',
};
