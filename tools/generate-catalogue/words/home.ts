import { defineCategory } from './category-words.ts';

export const home = defineCategory('Home & Furniture = المنزل والأثاث', {
  picture: 'home',
  naming: 'lines',
  lines: `Lotus Cairo Orbit Dune Siwa Nubia Aswan Oasis Palma Fayoum Linea Haven Willow Nord Terra Cedar Amber Cloud
    Meadow Pebble Riva Sorento Milano Karnak Bayt`,
  trades: 'Home = هوم; Living = ليفنج; Furniture = فيرنتشر; Decor = ديكور; Linen = لينن; Wood = وود',
  openers: `
    {type} in {material} with a calm {colour} that suits light and dark rooms. = {type} بخامة {material} ولون {colour} هادئ {يناسب/تناسب} الغرف الفاتحة والداكنة.
    {type} made in Damietta by hands that know wood. = {type} صناعة دمياط بأيدٍ تعرف الخشب.
    Practical {type} to keep a small flat in order. = {type} بتصميم عملي {يحافظ/تحافظ} على نظام الشقة الصغيرة.
    {type} with rounded corners, safe where children play. = {type} بأركان دائرية آمنة حول الأطفال.
    Simple {type} to bring warmth into the room. = {type} بتصميم بسيط {يضيف/تضيف} دفئًا إلى الغرفة.
    Hand-finished {type} with visible texture. = {type} بتشطيب يدوي وملمس ظاهر.
  `,
  sentences: `
    Width {n} cm; please measure the door and the stairs. = العرض {n} سم، ويُرجى قياس الباب والسلم. = 40..240/5
    Height about {n} cm. = الارتفاع نحو {n} سم. = 20..220/5
    Packed in strong cardboard, with a number to call if something is missing. = التغليف في كرتون قوي مع رقم للاتصال إذا نقص شيء.
    Made for homes in Egypt: heat and dust do no harm. = {مصمم/مصممة} للبيوت المصرية، دون تأثر بالحرارة والأتربة.
    Pairs well with the other pieces of the same line. = {ينسجم/تنسجم} مع باقي قطع المجموعة نفسها.
    Guaranteed for {n} months against faults of manufacture. = ضمان {n} شهرًا ضد عيوب الصناعة. = 12 24 36
    Each piece differs a little, as wood and clay do. = كل قطعة تختلف قليلًا عن غيرها لأن الخامة طبيعية.
    Delivered to the room on weekdays between ten and six. = التوصيل حتى الغرفة من العاشرة إلى السادسة في أيام العمل.
    Wipe with a damp cloth; keep away from direct sun. = {يُمسح/تُمسح} بقطعة قماش مبللة {ويُحفظ/وتُحفظ} بعيدًا عن الشمس المباشرة.
  `,
  subcategories: {
    'Decor = ديكور': {
      types: `Vase = فازة = f 340; Wall Clock = ساعة حائط = f 420; Mirror = مراية = f 950; Photo Frame = برواز صور = m 160
        Scented Candle = شمعة معطرة = f 210; Artificial Plant = نبات صناعي = m 290; Wall Art = تابلوه = m 520`,
      features: `Handmade = يدوي{/ة} الصنع; Modern = مودرن; Boho = بوهيمي{/ة}; Islamic = بنقوش إسلامية; Round = دائري{/ة}
        Vintage = فينتدج; Large = كبير{/ة}; Set of Three = طقم ثلاث قطع`,
      materials: 'Ceramic = سيراميك; Wood = خشب; Glass = زجاج; Brass = نحاس; Clay = فخار; Rattan = راتان',
      specs: '{n} cm = {n} سم = 15 20 25 30 40 50 60 80',
      options: ['colour'],
      pictures: ['handmade-clay', 'nahrune-oak', 'nahrune-oud', 'nahrune-evergreen'],
    },
    'Bedding = مفروشات السرير': {
      sentenceSet: 'textiles',
      types: `Duvet Cover Set = طقم لحاف = m 1350; Bed Sheet Set = طقم ملاية = m 690; Blanket = بطانية = f 980; Pillow = مخدة = f 260
        Mattress Protector = واقي مرتبة = m 420`,
      features: `Striped = مقلم{/ة}; Printed = مطبوع{/ة}; Quilted = كابتونيه; Hotel = فندقي{/ة}; Two-Sided = بوجهين
        Waterproof = مقاوم{/ة} للماء; Jacquard = جاكار; Fitted = بأستيك`,
      materials:
        'Egyptian Cotton = قطن مصري; Microfibre = ميكروفايبر; Satin Cotton = قطن ساتان; Fleece = فليس; Flannel = فانلة',
      options: ['beds', 'colour'],
    },
    'Furniture = أثاث': {
      types: `Armchair = كرسي فوتيه = m 4800; Coffee Table = ترابيزة وسط = f 3200; Bookcase = مكتبة = f 3900; Shoe Cabinet = جزامة = f 2300
        Three-Seat Sofa = كنبة ثلاثية = f 14500; TV Unit = وحدة تلفزيون = f 5200; Dining Chair = كرسي سفرة = m 1800`,
      features: `Upholstered = منجد{/ة}; Scandinavian = إسكندنافي{/ة}; Folding = قابل{/ة} للطي; with Storage = بمساحة تخزين
        Velvet = قطيفة; Classic = كلاسيك; Compact = صغير{/ة} الحجم`,
      materials:
        'Beech Wood = خشب زان; MDF = خشب MDF; Oak Veneer = قشرة أرو; Metal = معدن; Rattan = راتان; Linen = كتان',
      options: ['colour'],
      pictures: ['nahrune-lotus', 'nahrune-cairo', 'nahrune-orbit'],
    },
    'Lighting = إضاءة': {
      sentenceSet: 'devices',
      types: `Table Lamp = أباجورة مكتب = f 560; Floor Lamp = أباجورة أرضية = f 1250; Pendant Light = نجفة سقف = f 1600
        LED Strip = شريط ليد = m 190; Desk Lamp = لمبة مكتب = f 390; Wall Light = أبليك حائط = m 480`,
      features: `Dimmable = بتحكم في الشدة; Warm-White = بإضاءة دافئة; Rechargeable = قابل{/ة} للشحن; Touch = باللمس
        Moroccan = مغربي{/ة}; with Remote = بريموت; Smart = ذكي{/ة}`,
      materials: 'Metal = معدن; Ceramic = سيراميك; Linen = كتان; Brass = نحاس; Bamboo = بامبو; Glass = زجاج',
      specs: '{n} W = {n} وات = 5 7 9 12 18 24 36',
      options: ['colour'],
      pictures: ['nahrune-dune'],
    },
    'Storage & Organisation = تنظيم وتخزين': {
      types: `Storage Box = صندوق تخزين = m 180; Laundry Basket = سبت غسيل = m 290; Shelf Unit = وحدة أرفف = f 850
        Drawer Organiser = منظم أدراج = m 120; Clothes Rack = شماعة ملابس = f 640`,
      features: `Stackable = قابل{/ة} للتكديس; Foldable = قابل{/ة} للطي; with Lid = بغطاء; Four-Tier = بأربعة أدوار; Transparent = شفاف{/ة}
        Rolling = بعجل; Wall-Mounted = للحائط`,
      materials: 'Plastic = بلاستيك; Bamboo = بامبو; Metal = معدن; Fabric = قماش; Seagrass = خوص',
      specs: '{n} L = {n} لتر = 6 10 15 20 30 45 60',
      options: ['colour'],
    },
    'Carpets & Curtains = سجاد وستائر': {
      sentenceSet: 'textiles',
      types: `Carpet = سجادة = f 2600; Curtain = ستارة = f 780; Door Mat = دواسة باب = f 140; Prayer Mat = سجادة صلاة = f 230
        Cushion Cover = كيس خدادية = m 130`,
      features: `Shaggy = شاجي; Modern = مودرن; Blackout = {عازل/عازلة} للضوء; Hand-Woven = منسوج{/ة} يدويًا; Washable = قابل{/ة} للغسيل
        Kilim = كليم; Embroidered = مطرز{/ة}`,
      materials:
        'Wool = صوف; Polypropylene = بولي بروبلين; Cotton = قطن; Velvet = قطيفة; Linen = كتان; Jute = جوت',
      specs: '{n} × 200 cm = {n} × 200 سم = 80 120 140 160 200 240',
      options: ['colour'],
    },
    'Bath = مستلزمات الحمام': {
      sentenceSet: 'textiles',
      types: `Bath Towel = فوطة حمام = f 220; Bathrobe = برنس = m 620; Shower Curtain = ستارة حمام = f 190; Bath Mat = دواسة حمام = f 170
        Soap Dispenser = عبوة صابون سائل = f 130`,
      features: `Soft = ناعم{/ة}; Absorbent = سريع{/ة} الامتصاص; Hooded = بكابيشون; Non-Slip = {مانع/مانعة} للانزلاق; Waffle = وافل
        Set of Four = طقم أربع قطع; Quick-Dry = سريع{/ة} الجفاف`,
      materials: 'Egyptian Cotton = قطن مصري; Bamboo = بامبو; Microfibre = ميكروفايبر; Ceramic = سيراميك',
      specs: '{n} g/m² = {n} جم/م² = 400 450 500 550 600',
      options: ['colour'],
      pictures: ['nahrune-cotton'],
    },
    'Garden & Balcony = حديقة وبلكونة': {
      types: `Plant Pot = قصرية زرع = f 120; Folding Chair = كرسي بلكونة قابل للطي = m 690; Swing = مرجيحة = f 4200
        Water Hose = خرطوم مياه = m 310; Artificial Grass = نجيلة صناعية = f 350`,
      features: `Weatherproof = مقاوم{/ة} للشمس; Hanging = معلق{/ة}; Round = دائري{/ة}; Self-Watering = بري ذاتي; Large = كبير{/ة}`,
      materials: 'Rattan = راتان; Clay = فخار; Plastic = بلاستيك; Acacia Wood = خشب أكاسيا; Steel = صلب',
      options: ['colour'],
      pictures: ['nahrune-evergreen'],
    },
  },
});
