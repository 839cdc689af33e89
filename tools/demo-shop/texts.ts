/** Texts that people in the demo write. */

type Text = { en: string; ar: string };

export const ORDER_NOTES: readonly string[] = [
  'العميلة طلبت التوصيل بعد الساعة 5.',
  'اتصلنا مرتين ولم يرد، نحاول غدًا.',
  'Asked for the invoice in the company’s name.',
  'يوجد حارس بالعمارة، يمكن ترك الطلب معه.',
  'Gift: please leave the price out of the parcel.',
  'العنوان ناقص، أكدناه بالتليفون.',
];

export const CUSTOMER_NOTES: readonly string[] = [
  'عميلة دائمة، نرسل لها كارت شكر مع الطلب القادم.',
  'Prefers WhatsApp to calls.',
  'يسأل دائمًا عن مقاسات أكبر.',
];

export const BLOCK_REASONS: readonly string[] = [
  'رفض استلام ثلاث شحنات.',
  'Refused parcels again and again; may pay by card.',
];

export const REVIEWS: readonly (Text & { rating: number })[] = [
  { rating: 5, ar: 'ممتاز والتوصيل أسرع مما توقعت.', en: 'Excellent, and it came sooner than I expected.' },
  { rating: 5, ar: 'نفس الصورة بالضبط، خامة حلوة جدًا.', en: 'Exactly as in the picture, lovely quality.' },
  { rating: 5, ar: 'جربته أسبوع وما زلت راضي عنه.', en: 'A week in and still happy with it.' },
  { rating: 4, ar: 'جيد جدًا مقابل سعره.', en: 'Very good for the price.' },
  { rating: 4, ar: 'المنتج حلو، والتغليف يحتاج عناية أكثر.', en: 'Good product; the box could be sturdier.' },
  { rating: 3, ar: 'مقبول، كنت أتوقع أفضل.', en: 'It is all right. I expected a little more.' },
  { rating: 2, ar: 'اللون مختلف قليلًا عن الصورة.', en: 'The colour is not quite the one in the picture.' },
];

export const RETURN_NOTES: readonly (Text & {
  reason: 'wrong_size' | 'damaged' | 'not_as_described' | 'changed_mind';
})[] = [
  { reason: 'wrong_size', ar: 'المقاس صغير، محتاجة أكبر درجة.', en: 'Too small, I need the next size up.' },
  { reason: 'damaged', ar: 'وصل وفيه خدش من الجنب.', en: 'It arrived with a scratch on its side.' },
  {
    reason: 'not_as_described',
    ar: 'الخامة مختلفة عن الوصف.',
    en: 'The material is not what the page says.',
  },
  { reason: 'changed_mind', ar: '', en: '' },
];

export const RETURN_APPROVED: Text = {
  ar: 'المندوب يمر عليك خلال يومين، جهز المنتج في علبته من فضلك.',
  en: 'The courier comes within two days. Please have the product ready in its box.',
};
export const RETURN_REFUSED: Text = {
  ar: 'نعتذر، المنتج مستعمل ولا يمكن قبول الإرجاع.',
  en: 'We are sorry: the product was used, so we can’t take it back.',
};
