import { defineCategory } from './category-words.ts';

export const sports = defineCategory('Sports & Outdoors = رياضة ورحلات', {
  naming: 'models',
  lines: `Sprint Summit Trail Apex Force Active Peak Sinai Endurance Rapid Champion Striker Flex Stamina Marathon Vertex
    Camp Dahab Ridge Motion Impact Arena Sahel Pro Elite`,
  trades: 'Sport = سبورت; Fit = فيت; Active = أكتيف; Outdoor = أوت دور; Gym = جيم; Sports = سبورتس',
  openers: `
    {type} for training at home and in the club. = {type} للتمرين في البيت والنادي.
    Robust {type} in {material} for daily use. = {type} بخامة {material} {يتحمل/تتحمل} الاستخدام اليومي.
    {type} with a firm grip, also with wet hands. = {type} بقبضة ثابتة حتى مع اليد المبللة.
    Light {type} for the rucksack. = {type} بوزن خفيف {يناسب/تناسب} شنطة الظهر.
    {type} for beginners and for those who train every day. = {type} للمبتدئين ولمن يتمرن كل يوم.
    {type} in {colour} for the desert, the sea and the road. = {type} بلون {colour} للصحراء والبحر والطريق.
  `,
  sentences: `
    Tested with a load of {n} kg. = تم الاختبار بحمل {n} كجم. = 80..250/10
    A guide with {n} exercises is in the box. = في العلبة دليل به {n} تمرينًا. = 12..40/2
    Dries within an hour. = {يجف/تجف} خلال ساعة.
    Adjustable in {n} steps. = الضبط على {n} درجة. = 11 12 14 16 20
    Follows the official size and weight. = {مطابق/مطابقة} للحجم والوزن الرسمي.
    The handles do not slip and do not smell. = المقابض لا تنزلق ولا رائحة لها.
    For men and women alike. = {يناسب/تناسب} الرجال والنساء.
    Keep dry after use in salt water. = {يُشطف/تُشطف} بماء عذب بعد الاستخدام في البحر.
    Parts can be ordered one by one for years. = قطع الغيار متوفرة لسنوات.
    Warranty of {n} months on the frame. = ضمان {n} شهرًا على الهيكل. = 12 24 60
  `,
  subcategories: {
    'Fitness = لياقة بدنية': {
      types: `Dumbbells = دمبلز = f 690; Yoga Mat = مات يوجا = m 280; Resistance Bands = حبال مقاومة = f 190; Treadmill = مشاية كهربائية = f 14500
        Jump Rope = حبل نط = m 110; Exercise Bike = عجلة رياضية ثابتة = f 7800; Kettlebell = كاتل بل = m 620; Ab Roller = عجلة بطن = f 170`,
      features: `Adjustable = قابل{/ة} للضبط; Non-Slip = {مانع/مانعة} للانزلاق; Foldable = قابل{/ة} للطي; Hex = سداسي{/ة} @Dumbbells; Digital = ديجيتال; Thick = سميك{/ة}
        Set of Two = طقم قطعتين`,
      materials: 'Cast Iron = حديد زهر; Rubber = مطاط; Neoprene = نيوبرين; TPE = TPE; Steel = صلب',
      specs:
        '{n} kg = {n} كجم = 1 2 3 5 7.5 10 15 20 @Dumbbells, Kettlebell; {n} mm = سمك {n} مم = 6 8 10 15 @Yoga Mat',
      options: ['colour'],
      pictures: ['qasbeen-hex'],
    },
    'Sportswear = ملابس رياضية': {
      sentenceSet: 'textiles',
      types: `Running T-Shirt = تيشيرت رياضي = m 320; Training Shorts = شورت رياضي = m 280; Tracksuit = ترنج = m 980; Sports Leggings = ليجن رياضي = m 420
        Sports Bra = برا رياضي = m 290; Swimsuit = مايوه = m 520; Burkini = بوركيني = m 890`,
      features: `Quick-Dry = سريع الجفاف; Compression = ضاغط; Breathable = {يسمح/تسمح} بالتهوية; Seamless = بدون خياطة; Reflective = عاكس للضوء
        with Pockets = بجيوب`,
      materials: 'Polyester = بوليستر; Lycra = ليكرا; Nylon = نايلون; Cotton = قطن',
      options: ['clothes', 'colour'],
    },
    'Sports Shoes = أحذية رياضية': {
      sentenceSet: 'goods',
      types:
        'Running Shoes = حذاء جري = m 1450; Football Boots = حذاء كورة = m 1150; Training Shoes = حذاء تمرين = m 1250; Hiking Boots = هايكنج بوت = m 1900',
      features: `Cushioned = بنعل مبطن; Lightweight = خفيف; Waterproof = مقاوم للماء; Turf = للترتان; Wide-Fit = بقالب عريض; Carbon-Plate = بشريحة كربون`,
      materials: 'Knit Mesh = شبك منسوج; Leather = جلد; Synthetic = خامة صناعية; Nubuck = نوبوك',
      options: ['shoes', 'colour'],
    },
    'Camping & Beach = تخييم وبحر': {
      types: `Tent = خيمة = f 2600; Sleeping Bag = كيس نوم = m 980; Camping Chair = كرسي رحلات = m 620; Beach Umbrella = شمسية بحر = f 540
        Cooler Box = آيس بوكس = m 890; Flashlight = كشاف = m 210; Snorkel Set = طقم سنوركل = m 480`,
      features: `Four-Person = لأربعة أفراد @Tent; Folding = قابل{/ة} للطي; Pop-Up = {سريع الفرد/سريعة الفرد}; UV-Proof = {عازل/عازلة} للأشعة; Rechargeable = قابل{/ة} للشحن
        with Carry Bag = بشنطة حمل`,
      materials:
        'Polyester = بوليستر; Oxford Fabric = قماش أكسفورد; Aluminium = ألومنيوم; Silicone = سيليكون',
      options: ['colour'],
    },
    'Team Sports = ألعاب جماعية': {
      types: `Football = كرة قدم = f 340; Basketball = كرة سلة = f 420; Volleyball = كرة طائرة = f 310; Goalkeeper Gloves = قفاز حارس مرمى = m 290
        Tennis Racket = مضرب تنس = m 1350; Table Tennis Set = طقم بينج بونج = m 380; Padel Racket = مضرب بادل = m 2900`,
      features: `Match = للمباريات; Hand-Sewn = مخيط{/ة} يدويًا; Junior = للناشئين; Indoor = للصالات; Carbon = كربون; Soft-Touch = بملمس ناعم`,
      materials: 'Leather = جلد; PU = PU; Rubber = مطاط; Graphite = جرافيت; Carbon = كربون',
      specs: 'Size {n} = مقاس {n} = 3 4 5 6 7 @Football, Basketball, Volleyball',
      options: ['colour'],
    },
    'Cycling & Scooters = عجل وسكوتر': {
      types: `Mountain Bike = عجلة جبلية = f 9800; Bike Helmet = خوذة عجل = f 580; Electric Scooter = سكوتر كهربائي = m 16500; Bike Lock = قفل عجل = m 190
        Bike Light = كشاف عجل = m 160; Bike Pump = منفاخ عجل = m 140`,
      features: `Folding = قابل{/ة} للطي; 21-Speed = 21 سرعة @Mountain Bike; Rechargeable = قابل{/ة} للشحن; Ventilated = بفتحات تهوية @Bike Helmet; with Gauge = بعداد @Bike Pump; Steel = صلب`,
      materials: 'Aluminium = ألومنيوم; Steel = صلب; Polycarbonate = بولي كربونات; Carbon = كربون',
      options: ['colour'],
    },
  },
});
