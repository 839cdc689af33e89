/** Names and contact details of shoppers who don't exist. */
import type { Random } from '#tools/generate-catalogue/random.ts';

const FIRST_NAMES = [
  ...[
    ['Ahmed', 'أحمد'],
    ['Mohamed', 'محمد'],
    ['Mahmoud', 'محمود'],
    ['Mostafa', 'مصطفى'],
    ['Youssef', 'يوسف'],
  ],
  ...[
    ['Karim', 'كريم'],
    ['Khaled', 'خالد'],
    ['Amr', 'عمرو'],
    ['Tarek', 'طارق'],
    ['Hossam', 'حسام'],
  ],
  ...[
    ['Mina', 'مينا'],
    ['George', 'جورج'],
    ['Islam', 'إسلام'],
    ['Sherif', 'شريف'],
    ['Hazem', 'حازم'],
  ],
  ...[
    ['Sara', 'سارة'],
    ['Nour', 'نور'],
    ['Mariam', 'مريم'],
    ['Salma', 'سلمى'],
    ['Aya', 'آية'],
  ],
  ...[
    ['Heba', 'هبة'],
    ['Dina', 'دينا'],
    ['Yasmine', 'ياسمين'],
    ['Menna', 'منة'],
    ['Habiba', 'حبيبة'],
  ],
  ...[
    ['Rana', 'رنا'],
    ['Eman', 'إيمان'],
    ['Marina', 'مارينا'],
    ['Shaimaa', 'شيماء'],
    ['Farida', 'فريدة'],
  ],
] as const;

const LAST_NAMES = [
  ...[
    ['Hassan', 'حسن'],
    ['Ali', 'علي'],
    ['Ibrahim', 'إبراهيم'],
    ['Mahmoud', 'محمود'],
    ['Abdallah', 'عبد الله'],
  ],
  ...[
    ['Sayed', 'السيد'],
    ['Fathy', 'فتحي'],
    ['Gamal', 'جمال'],
    ['Ashraf', 'أشرف'],
    ['Magdy', 'مجدي'],
  ],
  ...[
    ['Samir', 'سمير'],
    ['Adel', 'عادل'],
    ['Ramadan', 'رمضان'],
    ['Shawky', 'شوقي'],
    ['Mansour', 'منصور'],
  ],
  ...[
    ['Naguib', 'نجيب'],
    ['Girgis', 'جرجس'],
    ['El Masry', 'المصري'],
    ['Farouk', 'فاروق'],
    ['Zaki', 'زكي'],
  ],
] as const;

const OPERATOR_PREFIXES = ['010', '010', '011', '012', '012', '015'];

/**
 * Makes a name, mostly in the script of the shopper's language, an email address at example.com, and a mobile number.
 */
export function makePerson(random: Random, number: number) {
  const [first, firstArabic] = random.pick(FIRST_NAMES);
  const [last, lastArabic] = random.pick(LAST_NAMES);
  const language = random.chance(0.7) ? 'ar' : 'en';
  const isArabic = language === 'ar' && random.chance(0.85);
  const digits = String(random.below(1_000_000)).padStart(6, '0');
  return {
    name: isArabic ? `${firstArabic} ${lastArabic}` : `${first} ${last}`,
    email: `${first}.${last.replaceAll(' ', '')}${number}@example.com`.toLowerCase(),
    phone: `${random.pick(OPERATOR_PREFIXES)}00${digits}`,
    language,
  } as const;
}
