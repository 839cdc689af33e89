import { stemKeyOf } from './synonyms.ts';
import { splitWords } from './words.ts';

interface Substitute {
  /** Brands and kinds that people ask for. */
  words: string;
  /** What to search for if the shop has nothing with these names, best first. */
  english: string;
  arabic: string;
}

const SUBSTITUTES: Substitute[] = [
  {
    words:
      'iphone, apple, samsung, galaxy, xiaomi, redmi, poco, oppo, realme, huawei, honor, nokia, infinix, vivo, oneplus, pixel, ' +
      'ايفون, آيفون, أيفون, ابل, آبل, سامسونج, سامسونغ, جالاكسي, شاومي, ريدمي, اوبو, ريلمي, هواوي, هونر, نوكيا, انفينكس, فيفو',
    english: 'phone, tablet, laptop',
    arabic: 'موبايل, تابلت, لابتوب',
  },
  {
    words:
      'macbook, mac book, dell, lenovo, hp, asus, acer, msi, thinkpad, ماك بوك, ماكبوك, ديل, لينوفو, ايسر, اسوس',
    english: 'laptop, computer',
    arabic: 'لابتوب, كمبيوتر',
  },
  {
    words: 'sony, jbl, bose, beats, سوني, بوز',
    english: 'headphones, speaker',
    arabic: 'سماعة رأس, سبيكر',
  },
  { words: 'lg, toshiba, tcl, hisense, ال جي, توشيبا', english: 'tv', arabic: 'تلفزيون' },
  { words: 'canon, nikon, gopro, fujifilm, كانون, نيكون', english: 'camera', arabic: 'كاميرا' },
  { words: 'anker, أنكر', english: 'charger, power bank', arabic: 'شاحن, باور بانك' },
  {
    words: 'rolex, casio, fossil, seiko, tissot, رولكس, كاسيو, فوسيل, سيكو, تيسو',
    english: 'watch',
    arabic: 'ساعة',
  },
  { words: 'ray ban, rayban, ريبان, راي بان', english: 'sunglasses', arabic: 'نظارة شمس' },
  {
    words: 'nike, adidas, puma, reebok, converse, vans, skechers, نايك, نايكي, اديداس, بوما, ريبوك, سكيتشرز',
    english: 'sneakers, shoes, clothing',
    arabic: 'كوتشي, حذاء, ملابس',
  },
  {
    words: 'sneakers, trainers, shoes, footwear, boots, كوتشي, كوتشيات, حذاء, أحذية, جزمة, جزم, شوز, بوت',
    english: 'shoes, clothing',
    arabic: 'حذاء, ملابس',
  },
  {
    words: 'zara, h&m, lacoste, levis, tommy hilfiger, زارا, لاكوست, ليفايز',
    english: 'clothing',
    arabic: 'ملابس',
  },
  {
    words: 'gucci, chanel, dior, versace, armani, lattafa, شانيل, ديور, جوتشي, فيرساتشي, ارماني, لطافة',
    english: 'perfume',
    arabic: 'عطر',
  },
  {
    words: 'nivea, loreal, garnier, dove, vaseline, نيفيا, لوريال, جارنييه, دوف, فازلين',
    english: 'cream, shampoo',
    arabic: 'كريم, شامبو',
  },
  { words: 'maybelline, mac cosmetics, ميبيلين', english: 'lipstick, make-up', arabic: 'روج, مكياج' },
  { words: 'nescafe, نسكافيه, starbucks, ستاربكس', english: 'coffee', arabic: 'قهوة' },
  { words: 'lipton, ليبتون', english: 'tea', arabic: 'شاي' },
  {
    words: 'nutella, cadbury, kitkat, snickers, kinder, نوتيلا, كادبوري, كيت كات, سنيكرز, كيندر',
    english: 'chocolate',
    arabic: 'شوكولاتة',
  },
  { words: 'lego, ليجو, barbie, باربي', english: 'toys', arabic: 'ألعاب' },
  {
    words: 'yamaha, fender, casio keyboard, ياماها, فيندر',
    english: 'guitar, piano',
    arabic: 'جيتار, بيانو',
  },
  { words: 'ikea, ايكيا', english: 'furniture', arabic: 'أثاث' },
];

const ARABIC_CHARACTER = /\p{Script=Arabic}/u;
const listPhrases = (texts: string) => texts.split(', ').map(splitWords);

const substitutesByKey = new Map(
  SUBSTITUTES.flatMap(({ words, english, arabic }) =>
    listPhrases(words).map((phrase) => [
      stemKeyOf(phrase),
      listPhrases(ARABIC_CHARACTER.test(phrase.join('')) ? arabic : english),
    ]),
  ),
);

/** Lists what to search for instead, best first, if the shop has nothing with this name. */
export const listSubstitutes = (phrase: string[]): string[][] =>
  substitutesByKey.get(stemKeyOf(phrase)) ?? [];
export const MAX_SUBSTITUTED_WORDS = 2;
