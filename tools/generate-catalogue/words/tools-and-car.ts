import { defineCategory } from './category-words.ts';

export const toolsAndCar = defineCategory('Tools & Car Care = عدد وعناية بالسيارة', {
  naming: 'models',
  lines: `Torque Forge Bolt Drive Grip Master Power Turbo Shine Guard Hammerhead Workshop Ranger Tough Pro Steelhead Impact
    Route Mechanic Titan Blaze Spark Contractor Delta Rally`,
  trades: 'Tools = تولز; Motors = موتورز; Auto = أوتو; Industrial = للصناعة; Garage = جراج; Power = باور',
  openers: `
    {type} for the workshop, the flat and the boot of the car. = {type} للورشة والبيت وشنطة السيارة.
    Powerful {type} with a handle that does not tire the hand. = {type} بقوة عالية ومقبض لا يتعب اليد.
    {type} in {material}, made to be dropped now and then. = {type} بخامة {material} {يتحمل/تتحمل} السقوط أحيانًا.
    Handy {type} that every home needs sooner or later. = {type} {يحتاجه/يحتاجها} كل بيت عاجلًا أو آجلًا.
    {type} that professionals choose for long days. = {type} {يختاره/تختارها} المحترفون لأيام العمل الطويلة.
    {type} for all usual cars in Egypt. = {type} لكل السيارات المعتادة في مصر.
  `,
  sentences: `
    The case holds {n} parts, each in its place. = الشنطة بها {n} قطعة وكل قطعة في مكانها. = 12..150/6
    Protected against overload. = حماية من التحميل الزائد.
    Wear goggles and gloves. = يُنصح بارتداء نظارة وقفاز.
    Drop-forged and hardened. = {مطروق ومقسى/مطروقة ومقساة}.
    The battery charges within {n} minutes. = البطارية تُشحن خلال {n} دقيقة. = 30 45 60 90
    Warranty of {n} months for private use. = ضمان {n} شهرًا للاستخدام المنزلي. = 12 18 24
    Resists petrol, oil and battery acid. = {مقاوم/مقاومة} للبنزين والزيت وأحماض البطاريات.
    Withstands temperatures of up to {n} degrees. = {يتحمل/تتحمل} حرارة حتى {n} درجة. = 60..220/20
    Sold with the invoice of the agent. = {يباع/تباع} بفاتورة الوكيل.
  `,
  subcategories: {
    'Hand Tools = عدد يدوية': {
      sentenceSet: 'goods',
      types: `Screwdriver Set = طقم مفكات = m 240; Hammer = شاكوش = m 160; Tool Kit = شنطة عدة = f 980; Pliers = بنسة = f 130; Wrench Set = طقم مفاتيح = m 620
        Tape Measure = متر قياس = m 75; Utility Knife = قطر = m 60; Hand Saw = منشار يدوي = m 150`,
      features: `Insulated = معزول{/ة}; Magnetic = مغناطيسي{/ة}; Ratchet = بسقاطة; Heavy-Duty = للأعمال الشاقة; Precision = دقيق{/ة}; Folding = قابل{/ة} للطي`,
      materials:
        'Chrome Vanadium = كروم فاناديوم; Carbon Steel = صلب كربوني; Steel = صلب; Fibreglass = فايبر جلاس',
      specs: '{n} Pieces = {n} قطعة = 6 12 24 46 82 108 @Screwdriver Set, Tool Kit, Wrench Set',
    },
    'Power Tools = عدد كهربائية': {
      types: `Drill = شنيور = m 1600; Angle Grinder = صاروخ = m 1250; Jigsaw = منشار أركت = m 1400; Heat Gun = مسدس حراري = m 720
        Sander = صنفرة كهربائية = f 1100; Pressure Washer = ماكينة غسيل بالضغط = f 3900; Welding Machine = ماكينة لحام = f 4600`,
      features: `Cordless = لاسلكي{/ة}; Brushless = بدون فحمات; Impact = بالدقاق; Variable-Speed = متعدد{/ة} السرعات; with Case = بشنطة; Inverter = إنفرتر`,
      materials: 'ABS = ABS; Magnesium = ماغنسيوم; Steel = صلب',
      specs: '{n} W = {n} وات = 500 650 710 850 1000 1200 1400 2000; {n} V = {n} فولت = 12 18 20 21 40',
    },
    'Car Accessories = إكسسوارات سيارات': {
      sentenceSet: 'goods',
      types: `Car Seat Cover = فرش كراسي سيارة = m 1600; Car Mat = دواسات سيارة = f 620; Steering Cover = غطاء دركسيون = m 220
        Sun Shade = شمسية سيارة = f 160; Air Freshener = معطر سيارة = m 70; Tyre Inflator = منفاخ كاوتش = m 890; Jump Starter = جهاز تشغيل بطارية = m 2400`,
      features: `Universal = لكل السيارات; 3D = ثلاثي{/ة} الأبعاد; Digital = ديجيتال; Foldable = قابل{/ة} للطي; Stitched = مخيط{/ة}; Portable = محمول{/ة}`,
      materials: 'Leather = جلد; Rubber = مطاط; PVC = PVC; Polyester = بوليستر; ABS = ABS',
      options: ['colour'],
    },
    'Car Care = عناية بالسيارة': {
      sentenceSet: 'consumables',
      types: `Engine Oil = زيت موتور = m 780; Car Shampoo = شامبو سيارات = m 95; Wax Polish = بوليش = m 190; Coolant = مياه تبريد = f 140
        Microfibre Cloth = فوطة ميكروفايبر = f 45; Dashboard Spray = سبراي تابلوه = m 65; Brake Fluid = زيت باكم = m 110`,
      features: `Fully Synthetic = تخليقي بالكامل @Engine Oil; 5W-30 = 5W-30 @Engine Oil; 10W-40 = 10W-40 @Engine Oil; Foam = فوم; Ceramic = سيراميك @Wax Polish; Concentrated = مركز{/ة}`,
      options: ['litres'],
    },
    'Electrical & Lighting = كهرباء وإضاءة': {
      types: `Extension Cord = مشترك كهرباء = m 180; LED Bulb = لمبة ليد = f 45; Smart Plug = فيشة ذكية = f 290; Voltage Stabiliser = استبلايزر = m 1900
        Socket = بريزة = f 50; Doorbell = جرس باب = m 160; Solar Light = كشاف شمسي = m 420`,
      features: `Six-Outlet = ست فتحات @Extension Cord; with USB = بمنافذ USB @Extension Cord, Socket; Warm = إضاءة دافئة @LED Bulb; Wireless = لاسلكي{/ة}; Energy-Saving = موفر{/ة}; Waterproof = مقاوم{/ة} للماء`,
      materials: 'ABS = ABS; Copper = نحاس; Polycarbonate = بولي كربونات',
      specs:
        '{n} W = {n} وات = 7 9 12 15 18 30 50 100 @LED Bulb, Solar Light; {n} m = {n} متر = 1.5 2 3 5 10 @Extension Cord',
    },
    'Paint & Hardware = دهانات وخردوات': {
      sentenceSet: 'consumables',
      types: `Wall Paint = دهان حوائط = m 690; Spray Paint = دوكو سبراي = m 85; Silicone Sealant = سيليكون = m 60; Door Lock = كالون باب = m 540
        Wall Plugs = فيشر = m 35; Super Glue = أمير = m 20; Paint Roller = رول دهان = m 55; Door Handle = أكرة باب = f 190`,
      features: `Washable = قابل{/ة} للغسيل; Matt = مطفي{/ة}; Waterproof = مقاوم{/ة} للماء; Brass = نحاس; Quick-Dry = سريع{/ة} الجفاف; Smart = ذكي{/ة}`,
      options: ['litres', 'colour'],
    },
  },
});
