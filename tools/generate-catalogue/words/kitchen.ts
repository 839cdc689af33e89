import { defineCategory } from './category-words.ts';

export const kitchen = defineCategory('Kitchen & Appliances = المطبخ والأجهزة المنزلية', {
  naming: 'models',
  lines: `Matbakh Pour Chef Sofra Crisp Steam Aroma Fresh Grand Master Presto Rapid Gusto Dallah Flame Frost Cyclone
    Comfort Pure Deluxe Smart Eco Silver Royal Family`,
  trades: 'Kitchen = كيتشن; Appliances = للأجهزة; Cook = كوك; Steel = ستيل; Home = هوم; Cool = كول',
  openers: `
    {type} for family kitchens, easy to fill and easy to clean. = {type} لمطبخ العائلة، سهل{/ة} الملء والتنظيف.
    {type} in {material}, with even heat. = {type} بخامة {material} {يوزع/توزع} الحرارة بالتساوي.
    Strong {type} with a quiet motor. = {type} بأداء قوي وموتور هادئ.
    {type} to save time on busy evenings. = {type} {يوفر/توفر} الوقت في الأيام المزدحمة.
    {type} with a {colour} body and a handle that stays cool. = {type} بلون {colour} ومقبض لا يسخن.
    {type} made for Egyptian recipes, from molokhia to mahshi. = {type} للأكلات المصرية من الملوخية إلى المحشي.
  `,
  sentences: `
    Holds enough for {n} people. = {يكفي/تكفي} {n} فردًا. = 11 12 14 16
    Power {n} watts at 220 volts. = القدرة {n} وات على 220 فولت. = 300..2400/100
    All loose parts may go into the dishwasher. = كل الأجزاء القابلة للفك تُغسل في غسالة الأطباق.
    Noise level {n} dB, quieter than a conversation. = مستوى الصوت {n} ديسيبل، أهدأ من الحديث. = 38..62
    Warranty of {n} months with service centres in every governorate. = ضمان {n} شهرًا ومراكز خدمة في كل المحافظات. = 12 24 36 60
    Energy class A, which lowers the monthly bill. = كفاءة طاقة A تقلل فاتورة الكهرباء.
    Weighs {n} kg and fits into a kitchen cupboard. = الوزن {n} كجم {ويناسب/وتناسب} دولاب المطبخ. = 1 2 3 4 5 6 7
    The timer counts up to {n} minutes and then rings. = المؤقت حتى {n} دقيقة ثم {يرن/ترن}. = 30 45 60 90 120
  `,
  subcategories: {
    'Cookware = أواني الطهي': {
      sentenceSet: 'goods',
      types: `Frying Pan = طاسة = f 420; Cooking Pot = حلة = f 690; Cookware Set = طقم حلل = m 3200; Pressure Cooker = حلة ضغط = f 1350
        Baking Tray = صينية فرن = f 240; Casserole = كسرولة = f 780`,
      features: `Non-Stick = {غير لاصق/غير لاصقة}; Granite = جرانيت; Cast = زهر; Deep = {عميق/عميقة}; with Glass Lid = بغطاء زجاج
        Copper-Base = بقاعدة نحاس; Triple-Layer = ثلاث طبقات`,
      materials:
        'Stainless Steel = ستانلس ستيل; Aluminium = ألومنيوم; Cast Iron = حديد زهر; Ceramic = سيراميك; Granite = جرانيت',
      specs: '{n} cm = مقاس {n} سم = 16 18 20 22 24 26 28 30 32',
      options: ['colour'],
      pictures: ['matbakko-enamel'],
    },
    'Small Appliances = أجهزة صغيرة': {
      types: `Blender = خلاط = m 1450; Electric Kettle = غلاية كهربائية = f 680; Air Fryer = قلاية هوائية = f 3400; Food Processor = كبة = f 2100
        Toaster = محمصة خبز = f 890; Hand Mixer = مضرب كهربائي = m 780; Juicer = عصارة = f 1250; Sandwich Maker = صانعة سندوتشات = f 720`,
      features: `Digital = ديجيتال; Cordless = لاسلكي{/ة}; Stainless = ستانلس; 2-in-1 = 2 في 1; Compact = صغير{/ة} الحجم; Quiet = هادئ{/ة}
        with Grinder = مع مطحنة @Blender, Food Processor; Variable-Speed = متعدد{/ة} السرعات`,
      materials: 'Stainless Steel = ستانلس ستيل; Glass = زجاج; ABS = ABS; Tritan = تريتان',
      specs: '{n} W = {n} وات = 350 450 600 800 1000 1200 1500 1800 2200',
      options: ['colour'],
      pictures: ['matbakko-pour'],
    },
    'Tableware = أدوات المائدة': {
      sentenceSet: 'goods',
      types: `Dinner Set = طقم سفرة = m 2400; Mug = مج = m 110; Glass Set = طقم كوبايات = m 260; Cutlery Set = طقم ملاعق = m 890
        Serving Bowl = طبق تقديم = m 190; Tea Set = طقم شاي = m 620`,
      features: `Hand-Painted = مرسوم يدويًا; Gold-Rim = بحافة ذهبية; Stackable = قابل للرص; Matte = مطفي; Six-Piece = ست قطع
        Arabesque = بنقوش أرابيسك; Microwave-Safe = مناسب للميكروويف`,
      materials:
        'Porcelain = بورسلين; Stoneware = ستون وير; Glass = زجاج; Bone China = بون تشاينا; Melamine = ميلامين',
      options: ['colour'],
      pictures: ['matbakko-stoneware'],
    },
    'Coffee & Tea Makers = أدوات القهوة والشاي': {
      types: `Coffee Machine = ماكينة قهوة = f 5200; Coffee Grinder = مطحنة بن = f 980; Kanaka = كنكة = f 140; French Press = فرنش برس = m 320
        Turkish Coffee Maker = ماكينة قهوة تركي = f 1600; Thermos = ترمس = m 390; Moka Pot = موكا بوت = f 420`,
      features: `Electric = كهربائي{/ة}; Copper = نحاس; Manual = يدوي{/ة}; Programmable = قابل{/ة} للبرمجة @Coffee Machine; Double-Wall = بجدار مزدوج
        with Milk Frother = مع رغوة الحليب @Coffee Machine; Portable = محمول{/ة}`,
      materials: 'Stainless Steel = ستانلس ستيل; Brass = نحاس; Glass = زجاج; Aluminium = ألومنيوم',
      specs: '{n} ml = سعة {n} مل = 150 250 350 500 600 800 1000',
      options: ['colour'],
      pictures: ['handmade-brass'],
    },
    'Large Appliances = أجهزة كبيرة': {
      sentenceSet: 'devices',
      types: `Refrigerator = ثلاجة = f 24500; Washing Machine = غسالة = f 18500; Cooker = بوتاجاز = m 12800; Dishwasher = غسالة أطباق = f 19500
        Deep Freezer = ديب فريزر = m 16500; Water Heater = سخان مياه = m 4900; Microwave = ميكروويف = m 4600`,
      features: `Inverter = إنفرتر; No-Frost = نوفروست @Refrigerator, Deep Freezer; Digital = ديجيتال; Front-Load = تحميل أمامي @Washing Machine; Top-Load = تحميل علوي @Washing Machine
        Five-Burner = خمس شعلات @Cooker; Built-In = بلت إن @Cooker, Dishwasher, Microwave; with Grill = بشواية @Cooker, Microwave`,
      materials: 'Stainless Steel = ستانلس ستيل; Steel = صلب; Glass = زجاج',
      specs:
        '{n} L = سعة {n} لتر = 20 25 28 30 @Microwave; {n} L = سعة {n} لتر = 230 310 350 400 450 510 @Refrigerator, Deep Freezer; {n} L = سعة {n} لتر = 30 50 80 @Water Heater; {n} kg = {n} كجم = 7 8 9 10 12 @Washing Machine',
      options: ['colour'],
    },
    'Fans & Cooling = مراوح وتبريد': {
      sentenceSet: 'devices',
      types: `Stand Fan = مروحة ستاند = f 1600; Air Conditioner = تكييف = m 24000; Ceiling Fan = مروحة سقف = f 1200; Heater = دفاية = f 1350
        Desk Fan = مروحة مكتب = f 520; Air Purifier = منقي هواء = m 3900`,
      features: `with Remote = بريموت; Rechargeable = قابل{/ة} للشحن; Silent = هادئ{/ة}; Oil = زيت @Heater; Inverter = إنفرتر @Air Conditioner
        Cool-Only = بارد فقط @Air Conditioner; with Timer = بمؤقت`,
      materials: 'ABS = ABS; Steel = صلب; Aluminium = ألومنيوم',
      specs:
        '{n}-Inch = {n} بوصة = 9 12 14 16 18 20 24 @Stand Fan, Desk Fan; {n}-Inch = {n} بوصة = 48 56 @Ceiling Fan; {n} HP = {n} حصان = 1.5 2.25 3 4 5 @Air Conditioner',
    },
    'Vacuum & Ironing = مكانس ومكاوي': {
      sentenceSet: 'devices',
      types: `Vacuum Cleaner = مكنسة كهربائية = f 3600; Robot Vacuum = مكنسة روبوت = f 9800; Steam Iron = مكواة بخار = f 980
        Garment Steamer = مكواة بخار رأسية = f 1500; Ironing Board = ترابيزة مكواة = f 690; Handheld Vacuum = مكنسة يد = f 1250`,
      features: `Bagless = بدون كيس @Vacuum Cleaner, Handheld Vacuum; Cordless = لاسلكي{/ة}; Ceramic-Plate = بقاعدة سيراميك @Steam Iron; Foldable = قابل{/ة} للطي; Wet & Dry = جاف ورطب @Vacuum Cleaner, Robot Vacuum
        HEPA = بفلتر هيبا @Vacuum Cleaner, Robot Vacuum, Handheld Vacuum; Travel = للسفر`,
      materials: 'ABS = ABS; Ceramic = سيراميك; Steel = صلب',
      specs:
        '{n} W = {n} وات = 800 1000 1400 1600 1800 2000 2200 2400 @Vacuum Cleaner, Steam Iron, Garment Steamer',
      options: ['colour'],
    },
    'Food Storage = حفظ الطعام': {
      sentenceSet: 'goods',
      types: `Food Container = علبة حفظ طعام = f 90; Spice Rack = رف بهارات = m 210; Water Bottle = زجاجة مياه = f 130; Lunch Box = لانش بوكس = m 190
        Bread Box = علبة عيش = f 350; Oil Dispenser = زجاجة زيت = f 110`,
      features: `Airtight = محكم{/ة} الغلق; BPA-Free = خالٍ من BPA; Insulated = حافظ{/ة} للحرارة; Set of Five = طقم خمس قطع; Square = مربع{/ة}
        Microwave-Safe = مناسب{/ة} للميكروويف; with Straw = بشاليمو`,
      materials: 'Glass = زجاج; Plastic = بلاستيك; Stainless Steel = ستانلس ستيل; Bamboo = بامبو',
      options: ['litres', 'colour'],
    },
  },
});
