import { defineCategory } from './category-words.ts';

export const mensFashion = defineCategory("Men's Fashion = أزياء رجالية", {
  picture: 'mens-fashion',
  naming: 'lines',
  lines: `Heritage Delta Atlas Karim Rami Oxford Sahara Harbour Tariq Horus Compass Falcon Ramses Metro Sinai Memphis
    Corniche Maadi Zamalek Gezira Anchor Ridge Pharos Hatem Essential`,
  trades: 'Tex = تكس; Menswear = منزوير; Tailors = تيلورز; Wear = وير; Denim = دنيم; Leather = ليذر',
  openers: `
    {type} in {material} with a regular fit, made for long days. = {type} بخامة {material} وقصة عادية، لأيام العمل الطويلة.
    Sturdy {type} in {colour} with reinforced seams. = {type} متين{/ة} بلون {colour} وخياطة مدعمة.
    {type} made in Mahalla from {material}, with a soft finish. = {type} صناعة المحلة بخامة {material} وملمس ناعم.
    Plain {type} for the office and the weekend. = {type} بتصميم سادة {يصلح/تصلح} للعمل ولأيام الإجازة.
    Smart {type} with a quiet {colour} shade and few details. = {type} بمظهر أنيق ولون {colour} هادئ وتفاصيل قليلة.
    Classic {type}, better with every year of use. = {type} بتصميم كلاسيكي {يزداد/تزداد} جمالًا مع الاستخدام.
  `,
  sentences: `
    Pre-washed, so that it hardly shrinks. = القماش مغسول مسبقًا فلا ينكمش تقريبًا.
    Machine wash at {n} degrees with similar colours. = الغسيل في الغسالة على {n} درجة مع ألوان متشابهة. = 30 40 60
    The collar keeps its shape without starch. = الياقة تحافظ على شكلها دون نشا.
    The cotton is grown in the Delta and spun in Egypt. = القطن من أرض الدلتا والغزل في مصر.
    Reinforced at the points that wear out first. = التدعيم في المواضع التي تتلف أولًا.
    The model wears size L and is {n} cm tall. = العارض يرتدي مقاس L وطوله {n} سم. = 176..192
    Fabric weight {n} g, warm without being heavy. = وزن القماش {n} جرام، {يدفئ/تدفئ} دون ثقل. = 140..420/20
    Slim through the leg; the usual size is right. = القصة ضيقة قليلًا والمقاس المعتاد مناسب.
    The buttons are sewn with shanks and come with two spare ones. = الأزرار مثبتة جيدًا ومعها زران احتياطيان.
    Packed in a recycled cardboard box, ready to be given. = {يصل/تصل} في علبة كرتون معاد تدويره {جاهزًا/جاهزة} للإهداء.
  `,
  subcategories: {
    'T-Shirts & Polos = تيشيرتات وبولو': {
      types: 'T-Shirt = تيشيرت = m 280; Polo Shirt = تيشيرت بولو = m 420; Henley = تيشيرت هنلي = m 350',
      features: `Oversized = أوفر سايز; Basic = سادة; Graphic = مطبوع; Striped = مخطط; Heavyweight = بقماش سميك
        Crew-Neck = برقبة دائرية; Pima = بيما; with Pocket = بجيب`,
      materials: 'Cotton = قطن; Egyptian Cotton = قطن مصري; Pique = بيكيه; Cotton Jersey = جيرسيه قطن',
      options: ['clothes', 'colour'],
      pictures: ['qasbeen-essential'],
    },
    'Shirts = قمصان': {
      types:
        'Oxford Shirt = قميص أكسفورد = m 560; Linen Shirt = قميص كتان = m 690; Denim Shirt = قميص جينز = m 640',
      features: `Slim-Fit = سليم فيت; Checked = كاروهات; Long-Sleeve = بأكمام طويلة; Short-Sleeve = نصف كم
        Mandarin-Collar = بياقة ماو; Non-Iron = لا يحتاج كي`,
      materials: 'Cotton = قطن; Linen = كتان; Poplin = بوبلين; Denim = دنيم; Flannel = فانلة',
      options: ['clothes', 'colour'],
    },
    "Men's Shoes = أحذية رجالي": {
      sentenceSet: 'goods',
      types: `Sneakers = كوتشي رجالي = m 1100; Loafers = حذاء لوفر = m 980; Derby Shoes = حذاء ديربي = m 1350
        Sandals = صندل رجالي = m 520; Slippers = شبشب = m 240`,
      features: `Lightweight = خفيف; Hand-Stitched = مخيط يدويًا; Lace-Up = برباط; Medical = طبي; Slip-On = بدون رباط
        Rubber-Sole = بنعل كاوتش; Waterproof = مقاوم للماء`,
      materials: 'Leather = جلد طبيعي; Nubuck = نوبوك; Suede = شمواه; Knit Mesh = شبك منسوج; Canvas = كانفاس',
      options: ['shoes', 'colour'],
    },
    'Trousers & Jeans = بناطيل وجينز': {
      types: `Jeans = بنطلون جينز رجالي = m 780; Chinos = بنطلون تشينو = m 620; Joggers = بنطلون جوجر = m 450
        Shorts = شورت = m 340`,
      features: `Slim = سليم; Straight-Leg = مستقيم; Stretch = سترتش; Cargo = كارجو بجيوب; Ripped = مقطع; Washed = بغسيل حجري
        with Drawstring = برباط`,
      materials: 'Denim = دنيم; Gabardine = جبردين; Cotton Fleece = ميلتون; Twill = تويل; Linen = كتان',
      options: ['clothes', 'colour'],
    },
    'Jackets & Knitwear = جواكت وتريكو': {
      types: `Bomber Jacket = جاكيت بومبر = m 1250; Hoodie = هودي = m 690; Pullover = بلوفر = m 620; Blazer = بليزر = m 1800
        Puffer Vest = صديري = m 850`,
      features: `Quilted = مبطن; Zip-Up = بسوستة; Half-Zip = بنصف سوستة; Cable-Knit = تريكو مجدول; Water-Repellent = طارد للماء
        Fleece-Lined = مبطن بالفليس; V-Neck = بياقة V`,
      materials:
        'Wool = صوف; Merino = صوف مارينو; Polyester = بوليستر; Cotton Fleece = ميلتون; Suede = شمواه',
      options: ['clothes', 'colour'],
      pictures: ['rimalya-cloud'],
    },
    "Men's Watches = ساعات رجالي": {
      sentenceSet: 'goods',
      types:
        'Chronograph Watch = ساعة كرونوجراف = f 3200; Dive Watch = ساعة غوص = f 4100; Dress Watch = ساعة كلاسيك = f 2300',
      features: `Automatic = أوتوماتيك; Quartz = كوارتز; Blue-Dial = بميناء أزرق; Skeleton = بماكينة ظاهرة; Slim = رفيعة
        Luminous = بعقارب مضيئة; with Date = بتاريخ; Moonphase = بأطوار القمر`,
      materials:
        'Stainless Steel = ستانلس ستيل; Leather Strap = سوار جلد; Silicone Strap = سوار سيليكون; Titanium = تيتانيوم',
      specs: '{n} mm = قطر {n} مم = 38 39 40 41 42 43 44 45',
      options: ['colour'],
      pictures: ['mizanto-depth', 'mizanto-heritage'],
    },
    'Belts, Wallets & Bags = أحزمة ومحافظ وشنط': {
      sentenceSet: 'goods',
      types: `Belt = حزام = m 320; Wallet = محفظة = f 360; Backpack = شنطة ظهر = f 780; Laptop Bag = شنطة لابتوب = f 650
        Card Holder = حافظة كروت = f 210; Duffel Bag = شنطة سفر = f 1100`,
      features: `Slim = رفيع{/ة}; RFID = بحماية RFID; Reversible = بوجهين; Bifold = بطيتين; Waterproof = مقاوم{/ة} للماء
        Braided = مجدول{/ة}; with USB Port = بمنفذ USB; Anti-Theft = {مضاد/مضادة} للسرقة`,
      materials:
        'Leather = جلد طبيعي; Canvas = كانفاس; Nylon = نايلون; Vegan Leather = جلد صناعي; Oxford Fabric = قماش أكسفورد',
      options: ['colour'],
      pictures: ['qasbeen-canvas', 'orvanti-classic', 'orvanti-bifold'],
    },
    "Men's Accessories = إكسسوارات رجالي": {
      sentenceSet: 'goods',
      types: `Cap = كاب = m 220; Tie = كرافتة = f 290; Socks Pack = طقم شرابات = m 160; Sunglasses = نظارة شمس رجالي = f 720
        Cufflinks = أزرار أكمام = f 350; Beanie = آيس كاب = m 170`,
      features: `Embroidered = مطرز{/ة}; Polarised = بعدسات بولارايزد; Woven = منسوج{/ة}; Ribbed = مضلع{/ة}; Sports = رياضي{/ة}
        Vintage = فينتدج; Adjustable = قابل{/ة} للضبط`,
      materials: 'Cotton = قطن; Silk = حرير; Wool = صوف; Acetate = أسيتات; Metal = معدن',
      options: ['colour'],
      pictures: ['qasbeen-six-panel', 'qasbeen-woven', 'mizanto-feline'],
    },
  },
});
