/** Options of generated products. */

export type OptionKind =
  | 'colour'
  | 'clothes'
  | 'shoes'
  | 'ages'
  | 'beds'
  | 'storage'
  | 'bottles'
  | 'bags'
  | 'litres';

export interface OptionValue {
  key: string;
  en: string;
  ar: string;
  swatch?: string;
  /** The price relative to the smallest size. */
  factor: number;
}

export const OPTIONS = [
  { key: 'size', en: 'Size', ar: 'المقاس' },
  { key: 'colour', en: 'Colour', ar: 'اللون' },
  { key: 'capacity', en: 'Capacity', ar: 'السعة' },
] as const;

interface Kind {
  option: (typeof OPTIONS)[number]['key'];
  values: OptionValue[];
}

/** `key = English = Arabic`, with a price factor or a colour's swatch. */
function readValues(text: string): OptionValue[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', en = '', ar = '', last = ''] = line.trim().split(' = ');
      return last.startsWith('#')
        ? { key, en, ar, swatch: last, factor: 1 }
        : { key, en, ar, factor: Number(last || 1) };
    });
}

const numberValues = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => {
    const size = String(from + at);
    return { key: size, en: size, ar: size, factor: 1 };
  });

const COLOURS = readValues(`
  black = Black = أسود = #1b1b1d
  white = White = أبيض = #fafafa
  navy = Navy = كحلي = #1f2a44
  grey = Grey = رمادي = #8a8d91
  beige = Beige = بيج = #e3d5b8
  brown = Brown = بني = #6b4a2f
  blue = Blue = أزرق = #2f6fd0
  red = Red = أحمر = #c62f2f
  burgundy = Burgundy = نبيتي = #6d1f2f
  pink = Pink = بينك = #ef9ab8
  green = Green = أخضر = #2f7d4f
  olive = Olive = زيتي = #6b6b3a
  sky = Sky Blue = لبني = #9cc9ec
  silver = Silver = فضي = #c3c7cc
  gold = Gold = ذهبي = #c9a24b
  cream = Cream = كريمي = #f6efdc
  camel = Camel = جملي = #b98a56
  mustard = Mustard = مسطردة = #d1a12b
  yellow = Yellow = أصفر = #f2cf3b
  orange = Orange = برتقالي = #e87f2f
  purple = Purple = بنفسجي = #6f4fa0
  lilac = Lilac = موف = #b79bd1
  mint = Mint = منت جرين = #a9dcc3
  turquoise = Turquoise = تركواز = #2fa9a5
  terracotta = Terracotta = طوبي = #b5573a
  charcoal = Charcoal = رمادي غامق = #3d4147
`);

const CLOTHING_SIZES = readValues(`
  xs = XS = XS
  s = S = S
  m = M = M
  l = L = L
  xl = XL = XL
  xxl = XXL = XXL
  3xl = 3XL = 3XL
`);

const AGE_RANGES = readValues(`
  0-3-months = 0–3 Months = من 0 إلى 3 شهور
  3-6-months = 3–6 Months = من 3 إلى 6 شهور
  6-12-months = 6–12 Months = من 6 إلى 12 شهرًا
  1-2-years = 1–2 Years = من سنة إلى سنتين
  3-4-years = 3–4 Years = من 3 إلى 4 سنوات
  5-6-years = 5–6 Years = من 5 إلى 6 سنوات
  7-8-years = 7–8 Years = من 7 إلى 8 سنوات
  9-10-years = 9–10 Years = من 9 إلى 10 سنوات
`);

const BED_SIZES = readValues(`
  single = Single = مفرد
  queen = 160 cm = 160 سم = 1.3
  king = 180 cm = 180 سم = 1.5
  super-king = 200 cm = 200 سم = 1.7
`);

const STORAGE_SIZES = readValues(`
  64-gb = 64 GB = 64 جيجابايت
  128-gb = 128 GB = 128 جيجابايت = 1.12
  256-gb = 256 GB = 256 جيجابايت = 1.3
  512-gb = 512 GB = 512 جيجابايت = 1.6
  1-tb = 1 TB = 1 تيرابايت = 2.1
`);

const BOTTLE_SIZES = readValues(`
  30-ml = 30 ml = 30 مل
  50-ml = 50 ml = 50 مل = 1.4
  100-ml = 100 ml = 100 مل = 2.2
  200-ml = 200 ml = 200 مل = 3.4
  400-ml = 400 ml = 400 مل = 5
`);

const BAG_SIZES = readValues(`
  250-g = 250 g = 250 جرام
  500-g = 500 g = 500 جرام = 1.9
  1-kg = 1 kg = 1 كجم = 3.6
  2-kg = 2 kg = 2 كجم = 6.8
  5-kg = 5 kg = 5 كجم = 15
`);

const LITRE_SIZES = readValues(`
  1-litre = 1 L = 1 لتر
  2-litres = 2 L = 2 لتر = 1.5
  3-litres = 3 L = 3 لتر = 1.9
  5-litres = 5 L = 5 لتر = 2.6
  10-litres = 10 L = 10 لتر = 4
`);

export const OPTION_KINDS: Record<OptionKind, Kind> = {
  colour: { option: 'colour', values: COLOURS },
  clothes: { option: 'size', values: CLOTHING_SIZES },
  shoes: { option: 'size', values: numberValues(36, 46) },
  ages: { option: 'size', values: AGE_RANGES },
  beds: { option: 'size', values: BED_SIZES },
  storage: { option: 'capacity', values: STORAGE_SIZES },
  bottles: { option: 'capacity', values: BOTTLE_SIZES },
  bags: { option: 'capacity', values: BAG_SIZES },
  litres: { option: 'capacity', values: LITRE_SIZES },
};
