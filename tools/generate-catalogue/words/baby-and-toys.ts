import { defineCategory } from './category-words.ts';

export const babyAndToys = defineCategory('Baby & Toys = أطفال وألعاب', {
  picture: 'baby-and-toys',
  naming: 'lines',
  lines: `Splash Bunny Panda Rainbow Star Rocket Safari Jungle Captain Robo Candy Happy Sunny Bubbles Zoo Tiny Dino
    Fantasy Melody Cuddle Playtime Wonder Magic Farfour Samsam`,
  trades: 'Baby = بيبي; Toys = تويز; Kids = كيدز; Play = بلاي; Junior = جونيور; Land = لاند',
  openers: `
    {type} that small hands can hold well. = {type} بحجم تمسكه الأيدي الصغيرة بسهولة.
    Cheerful {type} in {colour} for curious children. = {type} بلون {colour} مبهج للأطفال المحبين للاستكشاف.
    {type} made of {material}, with smooth edges all round. = {type} بخامة {material} وحواف ناعمة من كل جانب.
    {type} with a charm beyond the first week. = {type} {يظل ممتعًا/تظل ممتعة} بعد الأسبوع الأول.
    Soft and safe {type} from the first days. = {type} {ناعم وآمن/ناعمة وآمنة} من الأيام الأولى.
    {type} for learning shapes, colours and patience. = {type} {يعلم/تعلم} الأشكال والألوان والصبر.
  `,
  sentences: `
    Recommended from {n} months. = {مناسب/مناسبة} من عمر {n} شهرًا. = 12 18 24 36
    Paints are water-based and free of lead. = الألوان مائية وخالية من الرصاص.
    The set has {n} pieces and a storage bag. = الطقم به {n} قطعة وكيس للتخزين. = 12..120/4
    Meets the European standard for toys, EN 71. = {مطابق/مطابقة} للمواصفة الأوروبية للعب EN 71.
    Small parts: not for children below three. = الأجزاء صغيرة ولا تناسب الأطفال أقل من ثلاث سنوات.
    BPA-free and easy to sterilise. = {خالٍ/خالية} من BPA {وسهل/وسهلة} التعقيم.
    The rules are printed in Arabic and English. = التعليمات مطبوعة بالعربية والإنجليزية.
    A nice present for a sebou or a birthday. = هدية لطيفة للسبوع أو عيد الميلاد.
    The fabric breathes and does not scratch. = القماش يسمح بمرور الهواء ولا يهيج البشرة.
  `,
  subcategories: {
    'Toys = ألعاب': {
      types: `Building Blocks = مكعبات تركيب = f 320; Doll = عروسة = f 280; Toy Car = عربية لعبة = f 150; Remote-Control Car = عربية بريموت = f 690
        Plush Toy = دبدوب = m 240; Train Set = طقم قطار = m 540; Play Kitchen = مطبخ لعبة = m 980`,
      features: `Wooden = خشبي{/ة}; Musical = موسيقي{/ة}; Light-Up = بإضاءة; Educational = تعليمي{/ة}; Giant = {كبير جدًا/كبيرة جدًا}; Magnetic = مغناطيسي{/ة}
        Talking = {ناطق/ناطقة}; Off-Road = للطرق الوعرة`,
      materials: 'Beech Wood = خشب زان; ABS = ABS; Plush = فرو صناعي; Plastic = بلاستيك',
      options: ['colour'],
      pictures: ['bebolo-wooden', 'bebolo-abc', 'bebolo-soft'],
    },
    'Diapers & Wipes = حفاضات ومناديل': {
      sentenceSet: 'consumables',
      types:
        'Baby Diapers = حفاضات أطفال = f 260; Baby Wipes = مناديل مبللة للأطفال = f 55; Swim Diapers = حفاضات سباحة = f 190',
      features: `Extra-Dry = فائق{/ة} الجفاف; Sensitive = للبشرة الحساسة; Overnight = لليل; Aloe Vera = بالصبار; Economy Pack = عبوة التوفير
        Fragrance-Free = بدون عطر; Pants = كلوت`,
      specs: '{n} Pieces = {n} قطعة = 22 34 44 56 64 72 80 96',
    },
    'Baby Clothes = ملابس أطفال': {
      sentenceSet: 'textiles',
      types: `Bodysuit = سالوبيت = m 180; Pyjama Set = طقم بيجامة = m 290; Romper = أفرول = m 260; Kids T-Shirt = تيشيرت أطفالي = m 160
        Baby Hat = طاقية بيبي = f 70; Kids Jacket = جاكيت أطفالي = m 520; Kids Dress = فستان أطفالي = m 380`,
      features: `Striped = مخطط{/ة}; Printed = مطبوع{/ة}; Fleece = فليس; Short-Sleeve = نصف كم; Hooded = بكابيشون; with Buttons = بكباسين
        Pack of Three = عبوة ثلاث قطع`,
      materials: 'Cotton = قطن; Organic Cotton = قطن عضوي; Fleece = فليس; Jersey = جيرسيه',
      options: ['ages', 'colour'],
    },
    'Feeding = رضاعة وتغذية': {
      sentenceSet: 'goods',
      types: `Feeding Bottle = ببرونة = f 140; Breast Pump = شفاط حليب = m 980; High Chair = كرسي طعام = m 1800; Sippy Cup = كوب تدريب = m 110
        Baby Cereal = سيريلاك = m 75; Bib = مريلة = f 60; Steriliser = جهاز تعقيم = m 1250`,
      features: `Anti-Colic = {مضاد/مضادة} للمغص; Wide-Neck = برقبة واسعة; Electric = كهربائي{/ة}; Foldable = قابل{/ة} للطي; Waterproof = مقاوم{/ة} للماء
        with Handles = بمقابض`,
      materials: 'Silicone = سيليكون; Polypropylene = بولي بروبلين; Glass = زجاج; Steel = صلب',
      options: ['colour'],
      pictures: ['bebolo-comfort'],
    },
    'Strollers & Car Seats = عربات وكراسي سيارة': {
      sentenceSet: 'goods',
      types:
        'Stroller = عربية أطفال = f 4200; Car Seat = كرسي سيارة = m 3600; Baby Carrier = حمالة أطفال = f 780; Walker = مشاية = f 1250',
      features: `Lightweight = خفيف{/ة}; Reversible = بوجهين; Travel = للسفر; Isofix = أيزوفيكس; with Canopy = بمظلة; Three-Wheel = بثلاث عجلات`,
      materials: 'Aluminium = ألومنيوم; Polyester = بوليستر; Cotton = قطن; Steel = صلب',
      options: ['colour'],
    },
    'Games & Puzzles = ألعاب جماعية وبازل': {
      types: `Puzzle = بازل = m 160; Board Game = لعبة لوحية = f 290; Card Game = لعبة كروت = f 120; Puzzle Cube = مكعب روبيك = m 90
        Chess Set = شطرنج = m 340; Memory Game = لعبة ذاكرة = f 140`,
      features: `Family = عائلي{/ة}; Wooden = خشبي{/ة}; Travel = للسفر; 3D = ثلاثي{/ة} الأبعاد; Arabic = بالعربية; Magnetic = مغناطيسي{/ة}`,
      materials: 'Cardboard = كرتون; Wood = خشب; Plastic = بلاستيك',
      specs: '{n} Pieces = {n} قطعة = 24 48 100 200 500 1000',
      pictures: ['bebolo-twist', 'handmade-wooden'],
    },
    'Bath & Outdoor Play = ألعاب الحمام والخارج': {
      types: `Bath Toy = لعبة حمام = f 90; Inflatable Pool = حمام سباحة منفوخ = m 890; Kids Bicycle = عجلة أطفال = f 2600; Scooter = سكوتر = m 1350
        Ball = كرة = f 110; Trampoline = ترامبولين = m 3900; Water Gun = مسدس مياه = m 120`,
      features: `Floating = {عائم/عائمة}; Three-Wheel = بثلاث عجلات; Glow = مضيء{/ة}; Foldable = قابل{/ة} للطي; Large = كبير{/ة}; with Basket = بسبت`,
      materials: 'Rubber = مطاط; PVC = PVC; Steel = صلب; Foam = فوم',
      options: ['colour'],
      pictures: ['bebolo-splash'],
    },
  },
});
