/** Places where shoppers live, weighted by their shares of orders. */
import type { Governorate } from '#contract/governorates.ts';
import { createChoice, type Random } from '#tools/generate-catalogue/random.ts';

interface DeliveryPlace {
  code: Governorate;
  /** The share of orders, in percent. */
  share: number;
  /** Working days until a parcel arrives. */
  days: readonly [number, number];
  city: readonly [string, string];
  areas: readonly (readonly [string, string])[];
}

export const PLACES: readonly DeliveryPlace[] = [
  {
    ...{ code: 'C', share: 30, days: [1, 2], city: ['Cairo', 'القاهرة'] },
    areas: [
      ['Nasr City', 'مدينة نصر'],
      ['Maadi', 'المعادي'],
      ['Heliopolis', 'مصر الجديدة'],
      ['Shubra', 'شبرا'],
      ['New Cairo', 'القاهرة الجديدة'],
      ['Ain Shams', 'عين شمس'],
    ],
  },
  {
    ...{ code: 'GZ', share: 19, days: [1, 2], city: ['Giza', 'الجيزة'] },
    areas: [
      ['Dokki', 'الدقي'],
      ['Mohandessin', 'المهندسين'],
      ['Haram', 'الهرم'],
      ['Faisal', 'فيصل'],
      ['6th of October', 'السادس من أكتوبر'],
      ['Sheikh Zayed', 'الشيخ زايد'],
    ],
  },
  {
    ...{ code: 'ALX', share: 12, days: [2, 3], city: ['Alexandria', 'الإسكندرية'] },
    areas: [
      ['Smouha', 'سموحة'],
      ['Sidi Gaber', 'سيدي جابر'],
      ['Miami', 'ميامي'],
      ['Agami', 'العجمي'],
    ],
  },
  {
    ...{ code: 'KB', share: 6, days: [2, 3], city: ['Banha', 'بنها'] },
    areas: [
      ['Downtown', 'وسط البلد'],
      ['Shubra El Kheima', 'شبرا الخيمة'],
    ],
  },
  {
    ...{ code: 'DK', share: 6, days: [2, 4], city: ['Mansoura', 'المنصورة'] },
    areas: [
      ['Toreil', 'توريل'],
      ['University district', 'حي الجامعة'],
    ],
  },
  {
    ...{ code: 'SHR', share: 5, days: [2, 4], city: ['Zagazig', 'الزقازيق'] },
    areas: [
      ['El Qawmia', 'القومية'],
      ['10th of Ramadan', 'العاشر من رمضان'],
    ],
  },
  {
    ...{ code: 'GH', share: 5, days: [2, 4], city: ['Tanta', 'طنطا'] },
    areas: [
      ['El Bahr St', 'شارع البحر'],
      ['El Mahalla', 'المحلة الكبرى'],
    ],
  },
  {
    ...{ code: 'BH', share: 3, days: [2, 4], city: ['Damanhour', 'دمنهور'] },
    areas: [['Downtown', 'وسط البلد']],
  },
  {
    ...{ code: 'IS', share: 2, days: [2, 4], city: ['Ismailia', 'الإسماعيلية'] },
    areas: [['Sheikh Zayed district', 'حي الشيخ زايد']],
  },
  {
    ...{ code: 'PTS', share: 2, days: [2, 4], city: ['Port Said', 'بورسعيد'] },
    areas: [['El Sharq', 'حي الشرق']],
  },
  {
    ...{ code: 'FYM', share: 2, days: [3, 4], city: ['Faiyum', 'الفيوم'] },
    areas: [['Downtown', 'وسط البلد']],
  },
  {
    ...{ code: 'MN', share: 2, days: [3, 5], city: ['Minya', 'المنيا'] },
    areas: [['Ard Sultan', 'أرض سلطان']],
  },
  {
    ...{ code: 'AST', share: 2, days: [3, 5], city: ['Asyut', 'أسيوط'] },
    areas: [['El Gomhoria St', 'شارع الجمهورية']],
  },
  {
    ...{ code: 'LX', share: 2, days: [4, 6], city: ['Luxor', 'الأقصر'] },
    areas: [['Television St', 'شارع التلفزيون']],
  },
  {
    ...{ code: 'BA', share: 2, days: [4, 6], city: ['Hurghada', 'الغردقة'] },
    areas: [['El Dahar', 'الدهار']],
  },
];

const STREETS = [
  ['El Nasr St', 'شارع النصر'],
  ['El Tahrir St', 'شارع التحرير'],
  ['El Geish St', 'شارع الجيش'],
  ['El Salam St', 'شارع السلام'],
  ['Port Said St', 'شارع بورسعيد'],
  ['Orabi St', 'شارع عرابي'],
  ['El Horreya St', 'شارع الحرية'],
  ['Saad Zaghloul St', 'شارع سعد زغلول'],
] as const;

const LANDMARKS = [
  ['Opposite the pharmacy', 'أمام الصيدلية'],
  ['Next to the mosque', 'بجوار المسجد'],
  ['Above the bakery', 'فوق المخبز'],
  ['Behind the school', 'خلف المدرسة'],
] as const;

const choosePlace = createChoice(PLACES.map(({ share }) => share));

/** Makes an address in a random place, in the shopper's language. */
export function makeAddress(random: Random, language: 'en' | 'ar') {
  const place = PLACES[choosePlace(random)];
  if (!place) throw new Error('there are no places');
  const inLanguage = ([en, ar]: readonly [string, string]) => (language === 'ar' ? ar : en);
  const [house, floor, flat] = [1 + random.below(90), 1 + random.below(9), 1 + random.below(24)];
  const street = inLanguage(random.pick(STREETS));
  return {
    place,
    details:
      language === 'ar'
        ? `${house} ${street}، الدور ${floor}، شقة ${flat}`
        : `${house} ${street}, floor ${floor}, flat ${flat}`,
    city: inLanguage(place.city),
    governorate: place.code,
    area: inLanguage(random.pick(place.areas)),
    landmark: random.chance(0.4) ? inLanguage(random.pick(LANDMARKS)) : undefined,
  };
}
