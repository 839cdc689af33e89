/** Words for titles and authors of books. */
import type { Phrase } from './category-words.ts';

const readLines = (text: string): Phrase[] =>
  text
    .trim()
    .split(/\n|; /)
    .map((line) => {
      const [en = '', ar = ''] = line.trim().split(' = ');
      return { en, ar };
    });

/** First words of titles, as in “The Gate of …” = “باب …”. */
export const BOOK_HEADS = readLines(`
  Gate = باب; Keeper = حارس; Secret = سر; Daughter = ابنة; Road = طريق; Night = ليل; Song = أغنية; Shadow = ظل; Garden = حديقة; House = بيت
  River = نهر; Window = نافذة; Letter = رسالة; Silence = صمت; Bridge = جسر; Colour = لون; Memory = ذاكرة; Last Train = آخر قطار; Voice = صوت
  Map = خريطة; Winter = شتاء; Return = عودة; Story = حكاية; Lamplighter = مصباح; Sparrow = عصفور; Judge = قاضي; Bird = طائر; Wind = ريح
  Dream = حلم; Sea = بحر; Key = مفتاح; Mirror = مرآة; Children = أولاد; Fisherman = صياد; Moon = قمر; Clock = ساعة; Tailor = خياط; Baker = خباز
  Physician = طبيب; Astronomer = فلكي; Potter = صانع فخار; Stone = حجر; Dust = غبار; Fig Tree = شجرة تين; Rooftops = أسطح; Balcony = شرفة
`);

/** Places in titles and descriptions. */
export const PLACES = readLines(`
  Siwa = سيوة; Aswan = أسوان; Rosetta = رشيد; Alexandria = الإسكندرية; Luxor = الأقصر; Old Cairo = مصر القديمة; Fayoum = الفيوم; Nubia = النوبة
  Damietta = دمياط; Al-Muizz Street = شارع المعز; Sayeda Zeinab = السيدة زينب; Port Said = بورسعيد; Sinai = سيناء; Zamalek = الزمالك; Shubra = شبرا
  Qena = قنا; Minya = المنيا; Sohag = سوهاج; the Delta = الدلتا; the Red Sea = البحر الأحمر; Heliopolis = مصر الجديدة; Bab Zuweila = باب زويلة
  Tanta = طنطا; Mansoura = المنصورة; Suez = السويس; Dahab = دهب; Saint Catherine = سانت كاترين; Maadi = المعادي; Imbaba = إمبابة; Bulaq = بولاق
`);

/** Patterns of titles. `{n}` is from 11 to 99: with such numbers, Arabic uses the singular. */
export const TITLE_PATTERNS = readLines(`
  The {head} of {place} = {head} {place}
  Letters from {place} = رسائل من {place}
  The Road to {place} = الطريق إلى {place}
  {n} Nights in {place} = {n} ليلة في {place}
  A Winter in {place} = شتاء في {place}
  Tales from {place} = حكايات من {place}
  The {head} and the {second} = {head} و{second}
  Under the Sky of {place} = تحت سماء {place}
  When {place} Was Young = عندما كانت {place} شابة
`);

export const FIRST_NAMES = readLines(`
  Mona = منى; Ahmed = أحمد; Youssef = يوسف; Salma = سلمى; Karim = كريم; Nadia = نادية; Hassan = حسن; Laila = ليلى; Omar = عمر; Heba = هبة; Tarek = طارق
  Dina = دينا; Mahmoud = محمود; Rania = رانيا; Sherif = شريف; Amal = أمل; Mostafa = مصطفى; Noha = نهى; Khaled = خالد; Yasmin = ياسمين; Samir = سمير
  Hoda = هدى; Ibrahim = إبراهيم; Marwa = مروة; Adel = عادل; Safaa = صفاء; Ramy = رامي; Eman = إيمان; Magdy = مجدي; Ghada = غادة; Fouad = فؤاد
`);

export const SURNAMES = readLines(`
  Fathallah = فتح الله; Mansour = منصور; El-Sayed = السيد; Abdel Rahman = عبد الرحمن; Shaheen = شاهين; Naguib = نجيب; Rizk = رزق; Darwish = درويش
  El-Masry = المصري; Hamdy = حمدي; Ghanem = غانم; Soliman = سليمان; Badawy = بدوي; Zaki = زكي; Farag = فرج; El-Shazly = الشاذلي; Nassar = نصار
  Khalil = خليل; Wahba = وهبة; Abaza = أباظة; Sabry = صبري; El-Gohary = الجوهري; Mekky = مكي; Tawfik = توفيق; Amin = أمين; Helmy = حلمي
  Barakat = بركات; Younes = يونس; El-Deeb = الديب; Sorour = سرور; Galal = جلال; Hanna = حنا; Girgis = جرجس; Botros = بطرس; Anwar = أنور
`);
