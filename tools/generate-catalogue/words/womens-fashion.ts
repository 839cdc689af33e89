import { defineCategory } from './category-words.ts';

export const womensFashion = defineCategory("Women's Fashion = أزياء نسائية", {
  picture: 'womens-fashion',
  naming: 'lines',
  lines: `Nile Rimal Jasmine Luna Siena Dalia Amira Sahar Lotus Breeze Muse Fayrouz Yara Noor Selene Aura Bahia
    Mariam Zahra Tara Layla Opal Coral Nada Salma`,
  trades: 'Moda = مودا; Style = ستايل; Boutique = بوتيك; Couture = كوتور; Wear = وير; Studio = ستوديو',
  openers: `
    {type} made of {material} with a cut that follows the body without clinging. = {type} بخامة {material} وقصة تتبع الجسم دون أن تلتصق به.
    {type} with clean lines and an even {colour} tone that goes with most of a wardrobe. = {type} بخطوط بسيطة ولون {colour} متجانس يليق على أغلب الملابس.
    Everyday {type} in {material}, light enough for a Cairo summer. = {type} للاستخدام اليومي بخامة {material} خفيفة تناسب صيف القاهرة.
    Elegant {type} for work, visits and evenings out. = {type} بطابع أنيق للعمل والزيارات والسهرات.
    Modest {type} with soft {material} and careful stitching. = {type} بتصميم محتشم وخامة {material} ناعمة وخياطة متقنة.
    {type} of the new collection, designed in Egypt and sewn in small batches. = {type} من المجموعة الجديدة، تصميم مصري وخياطة بكميات محدودة.
  `,
  sentences: `
    Wash at {n} degrees inside out and dry in the shade. = {يُغسل/تُغسل} مقلوب{/ة} على {n} درجة {ويُجفف/وتُجفف} في الظل. = 20 30 40
    The seams are double-stitched, so the shape stays after many washes. = الخياطة مزدوجة فيبقى الشكل ثابتًا بعد مرات غسيل كثيرة.
    Iron on low heat; do not bleach. = الكي على حرارة منخفضة، دون مبيض.
    The model in the picture is {n} cm tall. = طول العارضة في الصورة {n} سم. = 165..178
    Fits true to size; between two sizes take the larger one. = المقاس مضبوط، وبين مقاسين يُفضل الأكبر.
    The fabric weighs {n} grams per square metre and does not show through. = وزن القماش {n} جرام للمتر المربع ولا يشف. = 120..320/10
    It pairs easily with jeans, a blazer or flat sandals. = {يليق/تليق} بسهولة على الجينز أو البليزر أو الصندل المسطح.
    The lining is breathable and feels cool on the skin. = البطانة تسمح بمرور الهواء وملمسها بارد على البشرة.
    Colours may differ a little from screen to screen. = قد يختلف اللون قليلًا من شاشة إلى أخرى.
    Comes folded in a cotton bag that can be used again. = {يصل/تصل} في كيس قطني يمكن استخدامه مرة أخرى.
  `,
  subcategories: {
    'Dresses = فساتين': {
      types:
        'Midi Dress = فستان ميدي = m 850; Maxi Dress = فستان ماكسي = m 1050; Evening Dress = فستان سواريه = m 2400',
      features: `Pleated = بليسيه; Floral Print = مشجر; Wrap = بقصة لف; Long-Sleeve = بأكمام طويلة; Belted = بحزام
        Smocked = بكشكشة; Polka Dot = منقط; Tiered = بطبقات; Embroidered = مطرز; Puff-Sleeve = بأكمام منفوخة`,
      materials: 'Cotton = قطن; Viscose = فيسكوز; Crepe = كريب; Chiffon = شيفون; Satin = ساتان; Linen = كتان',
      options: ['clothes', 'colour'],
    },
    'Tops & Blouses = بلوزات وتوبات': {
      types:
        'Blouse = بلوزة = f 420; Shirt = قميص حريمي = m 480; Tunic = تونيك = m 510; Crop Top = توب قصير = m 260',
      features: `Bow-Neck = بفيونكة; Striped = مخطط{/ة}; V-Neck = بياقة V; Oversized = واسع{/ة}; Ruffled = بكرانيش
        Lace-Trim = بدانتيل; Buttoned = بأزرار; Ribbed = مضلع{/ة}`,
      materials: 'Cotton = قطن; Poplin = بوبلين; Satin = ساتان; Viscose = فيسكوز; Chiffon = شيفون',
      options: ['clothes', 'colour'],
    },
    'Handbags = شنط يد': {
      sentenceSet: 'goods',
      types: `Tote Bag = شنطة توت باج = f 950; Crossbody Bag = شنطة كروس = f 680; Shoulder Bag = شنطة كتف = f 800
        Clutch = كلاتش = m 520; Backpack = شنطة ظهر حريمي = f 740`,
      features: `Quilted = مبطنة; Chain-Strap = بسلسلة; Croc-Effect = بنقشة تمساح; Structured = بشكل ثابت; Mini = ميني
        with Zip Pocket = بجيب سوستة; Woven = منسوجة; with Coin Purse = مع محفظة صغيرة`,
      materials:
        'Leather = جلد طبيعي; Vegan Leather = جلد صناعي; Canvas = كانفاس; Suede = شمواه; Straw = خوص',
      options: ['colour'],
      pictures: ['orvanti-siena', 'orvanti-luna', 'qasbeen-canvas'],
    },
    "Women's Shoes = أحذية حريمي": {
      sentenceSet: 'goods',
      types: `Sneakers = كوتشي حريمي = m 900; Sandals = صندل = m 480; Heels = حذاء بكعب = m 850
        Ballet Flats = باليرينا = f 520; Ankle Boots = هاف بوت = m 1150`,
      features: `Platform = بنعل سميك; Slip-On = بدون رباط; Pointed-Toe = ببوز مدبب; Cushioned = بنعل طبي; Strappy = بسيور
        Square-Toe = ببوز مربع; Chunky = بنعل عريض`,
      materials: 'Leather = جلد طبيعي; Suede = شمواه; Mesh = شبك; Satin = ساتان; Vegan Leather = جلد صناعي',
      specs: '{n} cm Heel = بكعب {n} سم = 3 4 5 6 7 8 9 @Heels, Ankle Boots',
      options: ['shoes', 'colour'],
    },
    'Hijabs & Scarves = طرح وإيشاربات': {
      types: 'Hijab = طرحة = f 160; Scarf = إيشارب = m 220; Shawl = شال = m 380; Bonnet = بندانة = f 70',
      features: `Crinkled = كرينكل; Plain = سادة; Printed = مطبوع{/ة}; Pleated = بليسيه; Fringed = بشراشيب
        Non-Slip = ثابت{/ة} لا {ينزلق/تنزلق}; Jersey = جيرسيه`,
      materials: 'Cotton = قطن; Chiffon = شيفون; Silk = حرير; Modal = مودال; Crepe = كريب; Cashmere = كشمير',
      specs: '{n} × 70 cm = مقاس {n} × 70 سم = 170 180 190 200',
      options: ['colour'],
      pictures: ['rimalya-nile'],
    },
    'Abayas & Kaftans = عبايات وقفاطين': {
      types:
        'Abaya = عباية = f 1400; Kaftan = قفطان = m 1250; Prayer Dress = إسدال صلاة = m 650; Galabeya = جلابية = f 720',
      features: `Open-Front = مفتوح{/ة} من الأمام; Embroidered = مطرز{/ة}; Batwing = بأكمام واسعة; Hooded = بكابيشون
        Beaded = بخرز; with Matching Scarf = مع طرحة; Two-Tone = بلونين`,
      materials: 'Crepe = كريب; Nida = ندا; Linen = كتان; Velvet = قطيفة; Cotton = قطن',
      options: ['clothes', 'colour'],
    },
    'Trousers & Skirts = بناطيل وجيبات': {
      types: `Wide-Leg Trousers = بنطلون واسع = m 620; Jeans = بنطلون جينز حريمي = m 750; Skirt = جيبة = f 540
        Leggings = ليجن = m 280`,
      features: `High-Waist = بوسط عالي; Straight = مستقيم{/ة}; Pleated = بكسرات; Stretch = سترتش; Cargo = كارجو
        Flared = شارلستون; with Elastic Waist = بوسط أستيك`,
      materials: 'Denim = دنيم; Gabardine = جبردين; Linen = كتان; Crepe = كريب; Cotton = قطن',
      options: ['clothes', 'colour'],
    },
    'Jewellery & Watches = مجوهرات وساعات': {
      sentenceSet: 'goods',
      types: `Necklace = سلسلة = f 350; Earrings = حلق = m 220; Bracelet = أسورة = f 280; Ring = خاتم = m 190
        Women's Watch = ساعة يد حريمي = f 1600; Sunglasses = نظارة شمس حريمي = f 690`,
      features: `Gold-Plated = مطلي{/ة} بالذهب; Pearl = باللؤلؤ; Zircon = بفصوص زركون; Layered = بطبقات; Minimal = بسيط{/ة}
        Engraved = محفور{/ة}; Lotus Motif = بنقشة اللوتس; Cleopatra = كليوباترا`,
      materials:
        'Stainless Steel = ستانلس ستيل; Sterling Silver = فضة 925; Brass = نحاس; Steel Mesh = شبكة معدنية',
      options: ['colour'],
      pictures: ['rimalya-pearl', 'mizanto-aura', 'mizanto-feline'],
    },
  },
});
