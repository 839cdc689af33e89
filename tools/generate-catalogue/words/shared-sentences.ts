/** Sentences for product types of several categories. */
export interface SentenceSet {
  /** First sentences of descriptions. */
  openers: string;
  sentences: string;
}

const devices: SentenceSet = {
  openers: `
    {type} for use within two minutes, without a thick manual. = {type} {جاهز/جاهزة} للاستخدام في دقيقتين دون دليل طويل.
    Quiet {type} with a body of {material}. = {type} بتشغيل هادئ وهيكل بخامة {material}.
    Reliable {type} for every day, at home and on the road. = {type} يُعتمد علي{ه/ها} كل يوم في البيت وعلى الطريق.
    {type} with few buttons and clear signs. = {type} بأزرار قليلة وعلامات واضحة.
    Small and strong {type} for any corner. = {type} بحجم صغير وأداء قوي {يجد مكانه/تجد مكانها} في أي ركن.
  `,
  sentences: `
    Warranty of {n} months from the agent. = ضمان {n} شهرًا من الوكيل. = 12 18 24 36
    Works with 220 volts and an Egyptian plug. = {يعمل/تعمل} على 220 فولت بفيشة مصرية.
    Weighs {n} grams with all its parts. = الوزن {n} جرامًا مع كل الأجزاء. = 150..900/25
    Switches itself off after {n} minutes without use. = {يفصل/تفصل} تلقائيًا بعد {n} دقيقة دون استخدام. = 15 20 30 45 60
    The cable is long enough for most rooms. = طول السلك يكفي أغلب الغرف.
    Spare parts are kept in stock in Cairo. = قطع الغيار متوفرة في القاهرة.
    The guide is written in Arabic and English. = دليل الاستخدام بالعربية والإنجليزية.
    Clean with a dry cloth after switching off. = {يُنظف/تُنظف} بقطعة قماش جافة بعد الفصل.
    Protected against overheating and short circuits. = حماية من الحرارة الزائدة وقصر الدائرة.
    Tested for {n} hours before it leaves the factory. = تم الاختبار {n} ساعة قبل الخروج من المصنع. = 12 24 48 72
    A lamp shows when it is charged. = لمبة صغيرة تبين اكتمال الشحن.
  `,
};

const goods: SentenceSet = {
  openers: `
    {type} in {material} with a neat {colour} finish. = {type} بخامة {material} ولون {colour} وتشطيب نظيف.
    Light {type} to last for years. = {type} بوزن خفيف {يدوم/تدوم} سنوات.
    {type} with a simple shape and careful details. = {type} بشكل بسيط وتفاصيل دقيقة.
    {type} for daily use, and good enough for Fridays. = {type} للاستخدام اليومي وأيام الجمعة أيضًا.
    {type} made of {material} and checked piece by piece. = {type} بخامة {material}، الفحص قطعة قطعة.
    Handsome {type}, also as a present. = {type} بمظهر جميل {يصلح/تصلح} هدية قيمة.
  `,
  sentences: `
    Measures about {n} cm. = المقاس نحو {n} سم. = 8..60
    Wipe with a soft cloth; no strong cleaners. = {يُمسح/تُمسح} بقطعة قماش ناعمة دون منظفات قوية.
    The colour does not rub off. = اللون ثابت ولا ينتقل.
    Comes in a gift box with a ribbon. = {يصل/تصل} في علبة هدايا بشريط.
    Made in Egypt by a family workshop. = صناعة مصرية من ورشة عائلية.
    Keep away from water and perfume. = {يُحفظ/تُحفظ} بعيدًا عن الماء والعطور.
    Weighs {n} grams. = الوزن {n} جرامًا. = 20..900/10
    Edges are smooth and corners are rounded. = الحواف ناعمة والأركان دائرية.
    Guaranteed for {n} months against faults. = ضمان {n} شهرًا ضد العيوب. = 12 24
    Other colours are sold separately. = الألوان الأخرى تباع منفصلة.
    The picture may show things that are not included. = قد تظهر في الصورة أشياء غير مرفقة.
    Holds its shape even after a summer in the car. = {يحتفظ بشكله/تحتفظ بشكلها} حتى بعد صيف في السيارة.
  `,
};

const textiles: SentenceSet = {
  openers: `
    Soft {type} in {material}, pleasant from the first touch. = {type} بخامة {material} وملمس مريح من أول مرة.
    {type} woven in Mahalla in a deep {colour}. = {type} نسيج المحلة بلون {colour} غني.
    {type} for warm nights, fresh to the touch. = {type} بخامة باردة في الليالي الحارة.
    Well-sewn {type} with straight seams. = {type} بخياطة متقنة ومستقيمة.
  `,
  sentences: `
    Wash at {n} degrees with similar colours. = الغسيل على {n} درجة مع ألوان متشابهة. = 30 40 60
    The pattern is woven, not printed, and does not fade. = النقشة منسوجة وليست مطبوعة فلا تبهت.
    Fabric weight {n} grams per square metre. = وزن القماش {n} جرام للمتر المربع. = 120..600/20
    Dries quickly and needs hardly any ironing. = {يجف/تجف} بسرعة دون حاجة تذكر إلى الكي.
    Certified free of harmful dyes. = {معتمد/معتمدة} {خالٍ/خالية} من الصبغات الضارة.
    Shrinks by less than three percent. = نسبة الانكماش أقل من ثلاثة في المئة.
    Packed in a bag with a zip. = {يصل/تصل} في كيس بسوستة.
    Thread count {n}. = كثافة النسيج {n} خيط. = 144 180 200 250 300 400
    Gets softer with every wash. = {يزداد/تزداد} نعومة مع كل غسلة.
  `,
};

const consumables: SentenceSet = {
  openers: `
    {type} for the whole household, in a pack that closes well. = {type} للبيت كله في عبوة محكمة الغلق.
    Gentle {type} with a fresh scent. = {type} بتركيبة لطيفة ورائحة منعشة.
    Concentrated {type}: little is enough. = {type} بتركيز عالٍ والقليل يكفي.
    Proven {type} at a fair price. = {type} بجودة مجربة وسعر مناسب.
  `,
  sentences: `
    Keep out of the reach of children. = {يُحفظ/تُحفظ} بعيدًا عن متناول الأطفال.
    Enough for about {n} uses. = {يكفي/تكفي} نحو {n} استخدامًا. = 12..80/2
    Shelf life {n} months from production. = الصلاحية {n} شهرًا من تاريخ الإنتاج. = 12 18 24 36
    Made in Tenth of Ramadan City. = صناعة مدينة العاشر من رمضان.
    The pack is made of recycled plastic. = العبوة من بلاستيك معاد تدويره.
    Gentle to hands and surfaces. = {لطيف/لطيفة} على اليدين والأسطح.
    Do not mix with other products. = لا {يُخلط/تُخلط} مع منتجات أخرى.
    The carton holds {n} packs. = الكرتونة بها {n} عبوة. = 12 24 36
    Read the label before use. = تُقرأ التعليمات قبل الاستخدام.
  `,
};

const supplements: SentenceSet = {
  openers: `
    {type} for people with long working days. = {type} لأصحاب أيام العمل الطويلة.
    Daily {type} in a dose that doctors advise. = {type} يوميًا بالجرعة التي ينصح بها الأطباء.
    Pure {type} without sugar and colours. = {type} {نقي/نقية} دون سكر أو ألوان.
  `,
  sentences: `
    One a day with a meal and a glass of water. = مرة يوميًا مع الطعام وكوب ماء.
    The pack lasts for {n} days. = العبوة تكفي {n} يومًا. = 15 20 30 60 90
    No substitute for a balanced diet. = لا {يغني/تغني} عن غذاء متوازن.
    Ask a doctor first during pregnancy. = تُستشار الطبيبة أولًا أثناء الحمل.
    Registered with the Egyptian Drug Authority. = {مسجل/مسجلة} بهيئة الدواء المصرية.
    Store below {n} degrees. = {يُحفظ/تُحفظ} في حرارة أقل من {n} درجة. = 25 30
    Made in a plant with international certificates. = الإنتاج في مصنع بشهادات دولية.
  `,
};

export const SHARED_SENTENCES = { devices, goods, textiles, consumables, supplements };
