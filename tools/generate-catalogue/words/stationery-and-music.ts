import { defineCategory } from './category-words.ts';

export const stationeryAndMusic = defineCategory('Stationery & Music = أدوات مكتبية وموسيقى', {
  picture: 'music',
  naming: 'lines',
  lines: `Papyrus Scholar Artisan Campus Graphite Linen Kraft Studio Atlas Academy Sketch Scribe Folio Quill Canvas Melody
    Maqam Concert Classic Naghma Ink Ledger Journal Daily Focus`,
  trades: 'Paper = بيبر; Office = أوفيس; Music = ميوزك; Arts = آرتس; School = سكول; Instruments = للآلات',
  openers: `
    {type} for the desk, the classroom and the stage. = {type} للمكتب والفصل والمسرح.
    Well-made {type} to begin with. = {type} بصناعة متقنة {يشجع/تشجع} على البداية.
    {type} in {colour} with a clean finish. = {type} بلون {colour} وتشطيب نظيف.
    {type} that teachers in Cairo recommend. = {type} {ينصح به/تنصح بها} مدرسون في القاهرة.
  `,
  sentences: `
    Made in Egypt, in a workshop that is {n} years old. = صناعة مصرية من ورشة عمرها {n} عامًا. = 12..90
    Keep away from heat and damp. = {يُحفظ/تُحفظ} بعيدًا عن الحرارة والرطوبة.
    Suits beginners and people with practice. = {يناسب/تناسب} المبتدئين وأصحاب الخبرة.
    Length {n} cm. = الطول {n} سم. = 14..110/2
    Packed so that nothing bends or breaks on the way. = التغليف يحمي من الثني والكسر في الطريق.
    A good present for the start of school. = هدية مناسبة لبداية الدراسة.
    Other sizes are sold separately. = المقاسات الأخرى تباع منفصلة.
    Each piece is checked by hand. = كل قطعة تُفحص يدويًا.
    The material comes from controlled sources. = الخامة من مصادر موثوقة.
  `,
  subcategories: {
    'Notebooks & Stationery = دفاتر وأدوات كتابة': {
      types:
        'Notebook = كشكول = m 45; Planner = أجندة = f 130; Pen Set = طقم أقلام = m 85; Sketchbook = كراسة رسم = f 75; School Bag = شنطة مدرسة = f 490',
      features:
        'Spiral = سلك @Notebook, Planner, Sketchbook; Student = للطلبة; A5 = مقاس A5 @Notebook, Planner, Sketchbook; A4 = مقاس A4 @Notebook, Planner, Sketchbook; Leather-Bound = غلاف جلد @Notebook, Planner, Sketchbook; Pack of Five = عبوة خمس قطع',
      options: ['colour'],
      pictures: ['warqaline-nile'],
    },
    'Office Supplies = مستلزمات مكتب': {
      types: `Printer Paper = ورق طباعة = m 190; Stapler = دباسة = f 85; Desk Organiser = منظم مكتب = m 160; Calculator = آلة حاسبة = f 240
        File Folder = ملف أوراق = m 35; Whiteboard = سبورة بيضاء = f 420; Paper Shredder = فرامة ورق = f 2100`,
      features:
        'A4 = مقاس A4; Compact = صغير{/ة} الحجم; Premium = فاخر{/ة}; Box of Five = كرتونة خمس قطع; Heavy-Duty = للاستخدام الشاق',
      options: ['colour'],
      pictures: ['warqaline-nile'],
    },
    'Art Supplies = أدوات رسم': {
      types: `Paint Set = طقم ألوان = m 180; Canvas Board = لوحة كانفاس = f 95; Brush Set = طقم فرش = m 120; Coloured Pencils = ألوان خشب = f 110
        Easel = حامل لوحات = m 540; Modelling Clay = صلصال = m 45; Markers = ماركر = m 90`,
      features:
        'Acrylic = أكريليك; Watercolour = مائي{/ة}; Professional = احترافي{/ة}; Washable = قابل{/ة} للغسيل; 24 Colours = 24 لونًا; 12 Colours = 12 لونًا; Oil = زيت',
    },
    'Musical Instruments = آلات موسيقية': {
      types:
        'Oud = عود = m 4200; Acoustic Guitar = جيتار كلاسيك = m 2600; Darbuka = طبلة = f 980; Digital Piano = بيانو ديجيتال = m 9800; Ukulele = يوكوليلي = m 1100',
      features:
        'Handmade = صناعة يدوية; Student = للطلبة; Inlaid = مطعم{/ة} بالصدف; with Bag = بشنطة; Concert = مقاس كونسرت; Professional = احترافي{/ة}',
      pictures: [
        'naghmara-cairo',
        'naghmara-classic',
        'naghmara-inlaid',
        'naghmara-np61',
        'naghmara-concert',
      ],
    },
  },
});
