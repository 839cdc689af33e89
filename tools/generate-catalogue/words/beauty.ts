import { defineCategory } from './category-words.ts';

export const beauty = defineCategory('Beauty & Health = الجمال والصحة', {
  picture: 'beauty-and-health',
  naming: 'lines',
  lines: `Rose Amber Garden Silk Velvet Glow Dew Jasmine Oud Musk Nectar Aqua Pearl Bloom Citrus Aloe Argan Honey Vanilla
    Lavender Noir Bliss Radiance Nefertiti Isis`,
  trades: 'Care = كير; Beauty = بيوتي; Cosmetics = كوزمتكس; Pharma = فارما; Derma = ديرما; Herbal = هيربال',
  openers: `
    {type} with a light texture that is absorbed within a minute. = {type} بقوام خفيف {يُمتص/تُمتص} خلال دقيقة.
    Gentle {type} for every day, also for sensitive skin. = {type} بتركيبة لطيفة للاستخدام اليومي والبشرة الحساسة.
    {type} with a scent that stays close and lasts. = {type} برائحة هادئة تدوم طويلًا.
    {type} developed with pharmacists in Cairo. = {type} من تطوير صيادلة في القاهرة.
    {type} made of few and well-known ingredients. = {type} بمكونات قليلة ومعروفة.
    {type} without shine or stickiness. = {type} دون لمعان أو لزوجة.
  `,
  sentences: `
    Contains {n} percent of the active ingredient. = {يحتوي/تحتوي} على المادة الفعالة بنسبة {n}%. = 2 3 5 8 10 12 15 20
    Apply in the morning and evening to clean skin. = {يوضع/توضع} صباحًا ومساءً على بشرة نظيفة.
    Free of parabens, sulphates and mineral oil. = {خالٍ/خالية} من البارابين والسلفات والزيوت المعدنية.
    Not tested on animals. = {غير مختبر/غير مختبرة} على الحيوانات.
    Use within {n} months of opening. = {يُستخدم/تُستخدم} خلال {n} شهرًا من الفتح. = 12 18 24 36
    Try it on the inside of the arm first. = {يُجرب/تُجرب} أولًا على باطن الذراع.
    Registered with the Egyptian Drug Authority. = {مسجل/مسجلة} بهيئة الدواء المصرية.
    Suits dry, oily and combination skin. = {يناسب/تناسب} البشرة الجافة والدهنية والمختلطة.
    Results show after about four weeks of regular use. = النتيجة تظهر بعد أربعة أسابيع من الاستخدام المنتظم.
    Keep cool, dry and out of the reach of children. = {يُحفظ/تُحفظ} في مكان بارد وجاف بعيدًا عن الأطفال.
    Enriched with argan, almond and vitamin E. = {غني/غنية} بالأرجان واللوز وفيتامين E.
    The bottle is made of recycled glass. = الزجاجة من زجاج معاد تدويره.
  `,
  subcategories: {
    'Skin Care = العناية بالبشرة': {
      types: `Face Cream = كريم وجه = m 320; Serum = سيروم = m 390; Sunscreen = واقي شمس = m 340; Face Wash = غسول وجه = m 210
        Face Mask = ماسك وجه = m 120; Body Lotion = لوشن جسم = m 190; Toner = تونر = m 230; Eye Cream = كريم عيون = m 310`,
      features: `Vitamin C = بفيتامين سي; Hyaluronic = بالهيالورونيك; Retinol = بالريتينول; SPF 50 = بعامل حماية 50 @Face Cream, Sunscreen; Niacinamide = بالنياسيناميد
        Brightening = للتفتيح; Moisturising = مرطب; Anti-Ageing = {مضاد/مضادة} للتجاعيد; Oil-Free = خالٍ من الزيوت`,
      options: ['bottles'],
      pictures: ['lumivra-vitamin', 'lumivra-honey', 'lumivra-silk'],
    },
    'Hair Care = العناية بالشعر': {
      types: `Shampoo = شامبو = m 160; Conditioner = بلسم = m 170; Hair Oil = زيت شعر = m 140; Hair Mask = ماسك شعر = m 230
        Leave-In Cream = كريم شعر = m 130; Hair Dye = صبغة شعر = f 150; Hair Gel = جل شعر = m 90`,
      features: `Keratin = بالكيراتين; Argan = بالأرجان; Anti-Hair-Loss = {مضاد/مضادة} للتساقط; Sulphate-Free = {خالٍ/خالية} من السلفات
        Garlic = بالثوم; Anti-Dandruff = {مضاد/مضادة} للقشرة; Curly = للشعر الكيرلي; Coconut = بجوز الهند`,
      options: ['bottles'],
      pictures: ['lumivra-garden'],
    },
    'Fragrances = عطور': {
      types: `Eau de Parfum = عطر أو دو بارفان = m 1250; Eau de Toilette = عطر أو دو تواليت = m 780; Body Splash = بودي سبلاش = m 240
        Oud Oil = زيت عود = m 950; Bakhoor = بخور = m 180; Deodorant = مزيل عرق = m 110`,
      features: `Amber = بالعنبر; Oud = بالعود; Floral = زهري; Fresh = منعش; Intense = مركز; White-Musk = بالمسك الأبيض
        for Men = للرجال; for Women = للنساء; Unisex = للجنسين`,
      options: ['bottles'],
      pictures: ['farahelle-rose', 'farahelle-amber'],
    },
    'Make-up = مكياج': {
      types: `Lipstick = روج = m 180; Mascara = ماسكرا = f 220; Foundation = فاونديشن = m 340; Eyeliner = آيلاينر = m 130
        Blusher = بلاشر = m 190; Eyeshadow Palette = باليت ظلال عيون = m 420; Concealer = كونسيلر = m 210; Nail Polish = مانيكير = m 60`,
      features: `Matte = مطفي{/ة}; Waterproof = مقاوم{/ة} للماء; Long-Lasting = طويل{/ة} الثبات; Liquid = سائل{/ة}; Velvet = بملمس مخملي
        Glossy = لامع{/ة}; Volumising = لتكثيف الرموش @Mascara; Natural = طبيعي{/ة}`,
      options: ['colour'],
      pictures: ['lumivra-velvet'],
    },
    'Personal Care = عناية شخصية': {
      sentenceSet: 'consumables',
      types: `Toothpaste = معجون أسنان = m 70; Shower Gel = شاور جل = m 120; Soap Bar = صابونة = f 35; Toothbrush = فرشاة أسنان = f 60
        Hand Cream = كريم يدين = m 90; Wet Wipes = مناديل مبللة = f 45; Feminine Pads = فوط صحية = f 75`,
      features: `Whitening = للتبييض; Antibacterial = {مضاد/مضادة} للبكتيريا; Sensitive = للبشرة الحساسة; Olive = بزيت الزيتون
        Charcoal = بالفحم; Mint = بالنعناع; Pack of Three = عبوة ثلاث قطع; Natural = طبيعي{/ة}`,
      specs:
        '{n} ml = {n} مل = 50 75 100 250 400 @Toothpaste, Shower Gel, Hand Cream; {n} Pieces = {n} قطعة = 10 20 40 72 @Wet Wipes, Feminine Pads',
      pictures: ['lumivra-honey'],
    },
    'Shaving & Hair Tools = حلاقة وأدوات شعر': {
      sentenceSet: 'devices',
      types: `Hair Dryer = سشوار = m 980; Hair Straightener = مكواة شعر = f 890; Beard Trimmer = ماكينة حلاقة = f 760; Epilator = ماكينة إزالة شعر = f 1400
        Curling Iron = بيبي ليس = m 720; Shaving Cream = كريم حلاقة = m 85; Razor Set = طقم شفرات = m 140`,
      features: `Ceramic = سيراميك; Ionic = أيوني{/ة}; Cordless = لاسلكي{/ة}; Professional = احترافي{/ة}; Waterproof = مقاوم{/ة} للماء
        Foldable = قابل{/ة} للطي; with Diffuser = بموزع هواء @Hair Dryer`,
      materials: 'Ceramic = سيراميك; ABS = ABS; Titanium = تيتانيوم; Steel = صلب',
      specs:
        '{n} W = {n} وات = 1200 1600 1800 2000 2200 @Hair Dryer; {n} W = {n} وات = 25 45 60 @Hair Straightener, Curling Iron',
      options: ['colour'],
    },
    'Vitamins & Supplements = فيتامينات ومكملات': {
      sentenceSet: 'supplements',
      types: `Multivitamin = ملتي فيتامين = m 290; Omega-3 = أوميجا 3 = f 340; Vitamin D = فيتامين د = m 180; Collagen = كولاجين = m 520
        Whey Protein = واي بروتين = m 1650; Zinc Tablets = أقراص زنك = f 130; Magnesium = ماغنسيوم = m 210`,
      features: `High-Strength = بتركيز عالٍ; Chewable = للمضغ; Sugar-Free = {خالٍ/خالية} من السكر; Vegan = نباتي{/ة}; Kids = للأطفال
        Effervescent = فوار{/ة}; Orange-Flavour = بطعم البرتقال; Chocolate-Flavour = بطعم الشوكولاتة`,
      specs:
        '{n} Tablets = {n} قرصًا = 15 20 30 60 90 @Multivitamin, Vitamin D, Zinc Tablets, Magnesium; {n} g = {n} جرام = 300 450 900 @Collagen, Whey Protein',
    },
    'Health Devices = أجهزة طبية': {
      sentenceSet: 'devices',
      types: `Blood Pressure Monitor = جهاز قياس ضغط = m 1250; Thermometer = ترمومتر = m 230; Nebuliser = جهاز جلسات بخار = m 1100
        Massage Gun = جهاز مساج = m 1600; Bathroom Scale = ميزان شخصي = m 540; Glucose Meter = جهاز قياس سكر = m 690`,
      features: `Digital = ديجيتال; Automatic = أوتوماتيك; Portable = محمول; Wrist = للمعصم; with Bluetooth = ببلوتوث; Infrared = بالأشعة تحت الحمراء
        with Memory = بذاكرة قراءات`,
      materials: 'ABS = ABS; Glass = زجاج; Silicone = سيليكون',
    },
  },
});
