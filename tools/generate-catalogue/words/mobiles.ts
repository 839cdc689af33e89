import { defineCategory } from './category-words.ts';

export const mobiles = defineCategory('Mobiles & Accessories = موبايلات وإكسسواراتها', {
  picture: 'mobiles',
  naming: 'models',
  lines: `Nova Note Spark Pulse Core Fit Orbit Edge Flow Zen Volt Link Wave Prime Air Buds Tab Neo Pixel Shield Clear
    Nano Titan Glide Beam`,
  trades: 'Mobile = موبايل; Tech = تك; Link = لينك; Connect = كونكت; Power = باور; Case = كيس',
  openers: `
    {type} with a {colour} finish, tested on Egyptian networks. = {type} بلون {colour}، تم اختبار{ه/ها} على الشبكات المصرية.
    Dependable {type} for calls, maps and films on the way. = {type} يعتمد علي{ه/ها} في المكالمات والخرائط والأفلام على الطريق.
    Slim {type} with rounded edges, easy to hold. = {type} بسمك رفيع وحواف دائرية مريحة في اليد.
    {type} of the new generation, quicker and lighter than the one before. = {type} من الجيل الجديد، أسرع وأخف من السابق.
    {type} without needless extras. = {type} {يؤدي/تؤدي} المطلوب دون تعقيد.
    {type} with all that is needed in the box. = {type} مع كل ما يلزم داخل العلبة.
  `,
  sentences: `
    The battery lasts for {n} hours of ordinary use. = البطارية تكفي {n} ساعة من الاستخدام العادي. = 11..60
    Charges to half in {n} minutes. = {يصل/تصل} إلى نصف الشحن في {n} دقيقة. = 15..45/5
    Protected from dust and splashes (IP{n}). = حماية من الغبار ورذاذ الماء (IP{n}). = 52 53 54 55 65 67 68
    Drop-tested from {n} cm on all sides. = تم اختبار السقوط من ارتفاع {n} سم على كل الجوانب. = 80..200/20
    Works with Android and iOS without an app. = {يعمل/تعمل} مع أندرويد و iOS دون تطبيق.
    The cable in the box is USB-C on both ends. = الكابل المرفق بطرفي USB-C.
    Two-year warranty from the agent, with service in Cairo and Alexandria. = ضمان سنتين من الوكيل مع صيانة في القاهرة والإسكندرية.
    Weighs {n} grams. = الوزن {n} جرامًا. = 18..240/2
    The app and the guide are in Arabic. = التطبيق ودليل الاستخدام بالعربية.
    Approved by the NTRA for sale in Egypt. = معتمد{/ة} من الجهاز القومي لتنظيم الاتصالات.
    Protected against overheating, short circuits and overcharging. = حماية من الحرارة الزائدة وقصر الدائرة والشحن الزائد.
  `,
  subcategories: {
    'Phone Cases = جرابات موبايل': {
      sentenceSet: 'goods',
      types:
        'Phone Case = جراب موبايل = m 190; Flip Cover = جراب فليب = m 260; Camera Protector = حماية كاميرا = f 90',
      features: `Clear = شفاف{/ة}; Magnetic = مغناطيسي{/ة}; Shockproof = {مضاد/مضادة} للصدمات; Matte = مطفي{/ة}; with Stand = بحامل
        Rugged = قوي{/ة} التحمل; with Card Slot = بجيب كروت; Soft-Touch = بملمس ناعم`,
      materials:
        'Silicone = سيليكون; TPU = TPU; Leather = جلد; Polycarbonate = بولي كربونات; Aramid = أراميد',
      specs: '{n}-Inch = لموبايل {n} بوصة = 6.1 6.3 6.5 6.7 6.8',
      options: ['colour'],
    },
    'Smartphones = هواتف ذكية': {
      types:
        'Smartphone = موبايل = m 11500; 5G Smartphone = موبايل 5G = m 18500; Feature Phone = موبايل بأزرار = m 1100',
      features: `Dual SIM = بشريحتين; AMOLED = بشاشة أموليد; 120 Hz = بتردد 120 هرتز; Triple-Camera = بثلاث كاميرات
        8 GB RAM = برام 8 جيجا; 12 GB RAM = برام 12 جيجا; Big-Battery = ببطارية كبيرة`,
      materials: 'Glass and Aluminium = زجاج وألومنيوم; Polycarbonate = بولي كربونات; Ceramic = سيراميك',
      options: ['storage', 'colour'],
      pictures: ['hayvo-x1-smartphone', 'hayvo-x1-lite', 'hayvo-n5'],
    },
    'Chargers & Cables = شواحن وكابلات': {
      sentenceSet: 'devices',
      types: `Wall Charger = شاحن حائط = m 340; USB-C Cable = كابل USB-C = m 130; Car Charger = شاحن سيارة = m 240
        Wireless Charger = شاحن لاسلكي = m 420`,
      features: `GaN = بتقنية GaN; Fast = سريع; Braided = مجدول; Two-Port = بمنفذين; Three-in-One = ثلاثة في واحد
        with LED Display = بشاشة رقمية; Foldable = قابل للطي`,
      materials: 'Nylon = نايلون; ABS = ABS; Aluminium = ألومنيوم',
      specs:
        '{n} W = بقدرة {n} وات = 15 18 20 25 30 33 45 65 100; {n} m = طول {n} متر = 1 1.2 2 3 @USB-C Cable',
      options: ['colour'],
      pictures: ['hayvo-gan'],
    },
    'Earbuds & Headsets = سماعات أذن': {
      types: `Wireless Earbuds = سماعة إيربودز لاسلكية = f 950; Wired Earphones = سماعة هاند فري سلكية = f 150
        Neckband = سماعة رقبة بلوتوث = f 480; Gaming Earbuds = سماعة أذن للألعاب = f 880`,
      features: `Noise-Cancelling = بعزل الضوضاء; Sweatproof = مقاومة للعرق; Low-Latency = بدون تأخير; Deep-Bass = ببيز قوي
        with Microphone = بمايك; Open-Ear = مفتوحة; Semi-in-Ear = نصف داخلية`,
      materials: 'ABS = ABS; Silicone = سيليكون',
      options: ['colour'],
      pictures: ['hayvo-buds-pro', 'hayvo-buds-2'],
    },
    'Smartwatches = ساعات ذكية': {
      types:
        'Smartwatch = ساعة ذكية = f 1900; Fitness Band = سوار رياضي ذكي = m 850; Watch Strap = سوار ساعة = m 120',
      features: `AMOLED = بشاشة أموليد @Smartwatch, Fitness Band; GPS = بنظام GPS @Smartwatch, Fitness Band; with Calling = بمكالمات @Smartwatch; Always-On = بشاشة دائمة @Smartwatch
        Heart-Rate = بقياس النبض @Smartwatch, Fitness Band; Magnetic = مغناطيسي{/ة}; Swimproof = مناسب{/ة} للسباحة`,
      materials: 'Silicone = سيليكون; Aluminium = ألومنيوم; Steel Mesh = شبكة معدنية; Nylon = نايلون',
      specs: '{n} mm = مقاس {n} مم = 20 22 38 40 42 44 45 46 49',
      options: ['colour'],
      pictures: ['hayvo-fit'],
    },
    'Power Banks = باور بانك': {
      types: 'Power Bank = باور بانك = m 690; Solar Power Bank = باور بانك شمسي = m 980',
      features: `Slim = رفيع; Magnetic = مغناطيسي; Fast-Charging = بشحن سريع; with Built-In Cable = بكابل مدمج
        with Display = بشاشة; Two-Way = بشحن في الاتجاهين`,
      materials: 'Aluminium = ألومنيوم; ABS = ABS',
      specs: '{n} mAh = {n} مللي أمبير = 5000 10000 15000 20000 27000 30000',
      options: ['colour'],
      pictures: ['hayvo-core'],
    },
    'Tablets = أجهزة تابلت': {
      types:
        'Tablet = تابلت = m 8200; Kids Tablet = تابلت أطفال = m 3900; Tablet Keyboard = كيبورد تابلت = m 900',
      features: `LTE = بشريحة LTE; Wi-Fi = واي فاي; with Pen = بقلم; 2K = بشاشة 2K; Slim = رفيع; Four-Speaker = بأربع سماعات`,
      materials: 'Aluminium = ألومنيوم; Polycarbonate = بولي كربونات',
      specs: '{n}-Inch = {n} بوصة = 8 8.7 10.1 10.4 11 12.4',
      options: ['storage', 'colour'],
      pictures: ['hayvo-tab'],
    },
    'Holders & Memory = حوامل وكروت ذاكرة': {
      sentenceSet: 'goods',
      types: `Car Phone Holder = حامل موبايل للسيارة = m 180; Memory Card = كارت ميموري = m 260; Selfie Stick = عصا سيلفي = f 230
        Ring Light = رينج لايت = m 450; Tripod = ترايبود = m 380`,
      features: `Magnetic = مغناطيسي{/ة} @Car Phone Holder; Adjustable = قابل{/ة} للضبط @Car Phone Holder, Ring Light, Tripod; Bluetooth = بلوتوث @Selfie Stick; Foldable = قابل{/ة} للطي @Car Phone Holder, Selfie Stick, Tripod
        Class 10 = كلاس 10 @Memory Card; with Remote = بريموت @Selfie Stick, Ring Light, Tripod`,
      materials: 'ABS = ABS; Aluminium = ألومنيوم; Steel = صلب',
      specs: '{n} GB = {n} جيجابايت = 32 64 128 256 512 @Memory Card',
      options: ['colour'],
    },
  },
});
