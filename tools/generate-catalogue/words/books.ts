import { defineCategory } from './category-words.ts';

export const books = defineCategory('Books = كتب', {
  picture: 'books',
  naming: 'books',
  lines: 'Library Reader Horizon Window Bridge',
  trades: 'Press = للنشر; Books = بوكس; House = هاوس; Library = للمكتبات; Publishing = للطباعة والنشر',
  openers: `
    {type} to be read in one sitting. = {type} {يُقرأ/تُقرأ} في جلسة واحدة.
    {type} for quiet evenings and long train rides. = {type} للأمسيات الهادئة ورحلات القطار الطويلة.
    {type} in a new edition that many readers asked for. = {type} في طبعة جديدة طلبها كثير من القراء.
    {type} in clear language, on good paper. = {type} بلغة واضحة وورق جيد.
    {type} chosen by booksellers in Cairo and Alexandria. = {type} من اختيار باعة الكتب في القاهرة والإسكندرية.
    {type} for readers from secondary school on. = {type} للقراء من المرحلة الثانوية فأكبر.
  `,
  sentences: `
    {n} pages, sewn so that it stays open on the table. = {n} صفحة بتجليد مخيط يبقى مفتوحًا على الطاولة. = 48..640/8
    Printed in Egypt on cream paper of {n} grams. = الطباعة في مصر على ورق كريمي {n} جرام. = 70 80 90 100
    With an index, notes and a map. = مع فهرس وهوامش وخريطة.
    The cover shows a drawing by a young artist from Minya. = الغلاف رسم لفنان شاب من المنيا.
    Translated from the original with an introduction. = الترجمة عن الأصل مع مقدمة.
    Size {n} × 20 cm. = المقاس {n} × 20 سم. = 12 13 14 15 17
    Each chapter ends with a page of questions. = كل فصل ينتهي بصفحة أسئلة.
    Shortlisted for a prize of Arab literature. = {وصل/وصلت} إلى القائمة القصيرة لجائزة أدب عربي.
    The stories stand alone and can be read in any order. = الحكايات مستقلة وتُقرأ بأي ترتيب.
    A gift for people who say they have no time to read. = هدية لمن يقول إنه لا يجد وقتًا للقراءة.
    The second printing corrects the errors of the first. = الطبعة الثانية تصحح أخطاء الأولى.
    Pictures on {n} pages, many of them for the first time in print. = صور على {n} صفحة، كثير منها يُنشر لأول مرة. = 12..64/4
    Written in the plain Arabic of newspapers. = {مكتوب/مكتوبة} بعربية الصحف البسيطة.
    Written in {place} over three winters. = {كُتب/كُتبت} في {place} خلال ثلاثة شتاءات.
  `,
  subcategories: {
    'Novels & Poetry = روايات وشعر': {
      types:
        'Novel = رواية = f 150; Short Stories = مجموعة قصصية = f 120; Poetry Collection = ديوان شعر = m 95; Crime Novel = رواية بوليسية = f 160',
      features:
        'Paperback = غلاف ورقي; Hardcover = غلاف مقوى; Illustrated = مصور{/ة}; Signed = بتوقيع المؤلف; Pocket Edition = طبعة الجيب',
      pictures: ['the-lamplighter', 'poems-on'],
    },
    "Children's Books = كتب أطفال": {
      types:
        'Picture Book = كتاب مصور = m 90; Activity Book = كتاب أنشطة = m 70; Colouring Book = كتاب تلوين = m 45; Fairy Tales = كتاب حكايات = m 85',
      features:
        'Board Book = ورق مقوى; Bilingual = بالعربية والإنجليزية; with Stickers = مع ملصقات; Sound Book = بأصوات; Large-Format = مقاس كبير',
      pictures: ['stars-over'],
    },
    'Non-Fiction = كتب معرفية': {
      types:
        'History Book = كتاب تاريخ = m 190; Cookbook = كتاب طبخ = m 220; Self-Help Book = كتاب تنمية ذاتية = m 140; Travel Guide = دليل سفر = m 210',
      features:
        'Paperback = غلاف ورقي; Hardcover = غلاف مقوى; Colour Edition = طبعة ملونة; Revised = طبعة منقحة; Illustrated = مصور{/ة}',
      pictures: ['nile-kitchen', 'old-houses'],
    },
    'Study & Languages = تعليم ولغات': {
      types:
        'Textbook = كتاب دراسي = m 130; Dictionary = قاموس = m 260; Programming Book = كتاب برمجة = m 290; Revision Guide = كتاب مراجعة = m 95',
      features:
        'New Edition = طبعة جديدة; with Answers = بالإجابات; with Audio = مع صوتيات; Secondary School = للثانوية; Beginner = للمبتدئين',
      pictures: ['learn-to-code'],
    },
    'Religion & Thought = دين وفكر': {
      types:
        'Tafsir = كتاب تفسير = m 240; Biography = سيرة ذاتية = f 170; Essays = كتاب مقالات = m 110; Philosophy Book = كتاب فلسفة = m 180',
      features:
        'Two Volumes = مجلدان; Hardcover = غلاف مقوى; Annotated = محقق{/ة}; Pocket Edition = طبعة الجيب; Gilded = بحواف مذهبة',
      pictures: ['poems-on'],
    },
  },
});
