import { defineCategory } from './category-words.ts';

export const supermarket = defineCategory('Supermarket = سوبر ماركت', {
  picture: 'supermarket',
  naming: 'lines',
  lines: `Baladi Sofra Zaman Bustan Mazaj Reef Sabah Gold Premium Selection Orchard Harvest Delight Classic Family Sunny
    Farmhouse Fayoum Siwa Oasis Nile Bahari Saidi Kheir Baraka`,
  trades: 'Foods = فودز; Farms = فارمز; Mills = ميلز; Dairy = ديري; Trading = للتجارة; Clean = كلين',
  openers: `
    {type} from farms in the Delta, packed within a day. = {type} من مزارع الدلتا، {معبأ/معبأة} خلال يوم.
    Everyday {type} for the family table. = {type} لسفرة العائلة كل يوم.
    {type} of first quality, sorted by hand. = {type} فرز أول، الاختيار يدوي.
    {type} with a full taste and nothing added. = {type} بطعم غني دون إضافات.
    Carefully made {type} after an old recipe. = {type} بعناية على وصفة قديمة.
    {type} in a pack that closes again. = {type} في عبوة يُعاد غلقها.
  `,
  sentences: `
    Keep in a dry and cool place, out of the sun. = {يُحفظ/تُحفظ} في مكان جاف وبارد بعيدًا عن الشمس.
    Best before {n} months from production. = الصلاحية {n} شهرًا من تاريخ الإنتاج. = 12 18 24 36
    No colours and no preservatives. = بدون ألوان أو مواد حافظة.
    May contain traces of nuts and milk. = {قد يحتوي/قد تحتوي} على آثار من المكسرات واللبن.
    One hundred grams have {n} calories. = كل مئة جرام بها {n} سعرًا حراريًا. = 40..600/20
    Enough for about {n} servings. = {يكفي/تكفي} نحو {n} حصة. = 11..40
    After opening keep in the fridge. = بعد الفتح {يُحفظ/تُحفظ} في الثلاجة.
    A favourite at iftar and with visitors. = {محبوب/محبوبة} على مائدة الإفطار ومع الضيوف.
    The package can be recycled. = العبوة قابلة لإعادة التدوير.
    Certified by the National Food Safety Authority. = {معتمد/معتمدة} من الهيئة القومية لسلامة الغذاء.
    Price per piece; the carton holds {n}. = السعر للقطعة والكرتونة بها {n} قطعة. = 12 24 36 48
  `,
  subcategories: {
    'Rice, Pasta & Pulses = أرز ومكرونة وبقوليات': {
      types: `Egyptian Rice = أرز مصري = m 36; Basmati Rice = أرز بسمتي = m 95; Pasta = مكرونة = f 22; Lentils = عدس = m 48; Fava Beans = فول = m 40
        Chickpeas = حمص = m 52; Vermicelli = شعرية = f 18`,
      features: `Long-Grain = حبة طويلة; Wholewheat = قمح كامل; Red = أحمر; Peeled = مقشور{/ة}; Organic = أورجانيك; Quick-Cook = سريع{/ة} النضج`,
      options: ['bags'],
    },
    'Coffee & Tea = قهوة وشاي': {
      types: `Turkish Coffee = بن تركي = m 120; Instant Coffee = قهوة سريعة التحضير = f 140; Black Tea = شاي أسود = m 75; Green Tea = شاي أخضر = m 65
        Hibiscus = كركديه = m 55; Herbal Tea = أعشاب = f 48; Coffee Beans = حبوب بن = f 260`,
      features: `Dark-Roast = محمص غامق; Light-Roast = محمص فاتح; with Cardamom = محوج; Loose-Leaf = فرط; with Mint = بالنعناع; Ceylon = سيلاني
        Arabica = أرابيكا`,
      options: ['bags'],
      pictures: ['bunnara-turkish', 'bunnara-breakfast'],
    },
    'Oils & Sauces = زيوت وصلصات': {
      types: `Sunflower Oil = زيت عباد الشمس = m 85; Olive Oil = زيت زيتون = m 280; Corn Oil = زيت ذرة = m 98; Ghee = سمن = m 190
        Tomato Paste = صلصة طماطم = f 24; Ketchup = كاتشب = m 38; Mayonnaise = مايونيز = m 55; Tahini = طحينة = f 70; Vinegar = خل = m 20`,
      features: `Extra Virgin = بكر ممتاز; Cold-Pressed = عصرة أولى; Hot = حار{/ة}; Light = لايت; Natural = طبيعي{/ة}; Baladi = بلدي{/ة}`,
      options: ['litres'],
      pictures: ['zaytra-extra', 'zaytra-pantry'],
    },
    'Sweets & Snacks = حلويات وسناكس': {
      types: `Chocolate Bar = شوكولاتة = f 45; Biscuits = بسكويت = m 25; Halva = حلاوة طحينية = f 60; Dates = تمر = m 110; Potato Chips = شيبسي = m 15
        Mixed Nuts = مكسرات مشكلة = f 240; Basbousa Mix = خلطة بسبوسة = f 42; Jelly = جيلي = m 14; Kahk = كحك = m 190`,
      features: `Dark = غامق{/ة}; with Pistachio = بالفستق; Salted = مملح{/ة}; Stuffed = محشو{/ة}; with Almonds = باللوز; Sugar-Free = بدون سكر
        Crunchy = مقرمش{/ة}; Coconut = بجوز الهند`,
      options: ['bags'],
      pictures: ['zaytra-stuffed', 'bunnara-dark'],
    },
    'Cleaning = منظفات': {
      sentenceSet: 'consumables',
      types: `Laundry Detergent = مسحوق غسيل = m 160; Dish Soap = سائل أطباق = m 45; Floor Cleaner = منظف أرضيات = m 55; Bleach = كلور = m 30
        Fabric Softener = منعم أقمشة = m 85; Glass Cleaner = ملمع زجاج = m 40; Kitchen Towels = مناديل مطبخ = f 70; Garbage Bags = أكياس قمامة = f 50`,
      features: `Concentrated = مركز{/ة}; Lemon = بالليمون; Lavender = باللافندر; Automatic = أوتوماتيك; Antibacterial = {مضاد/مضادة} للبكتيريا
        Gel = جل; Economy = عبوة التوفير`,
      options: ['litres'],
    },
    'Drinks = مشروبات': {
      types: `Mango Juice = عصير مانجو = m 32; Orange Juice = عصير برتقال = m 30; Mineral Water = مياه معدنية = f 12; Sparkling Water = مياه غازية = f 18
        Malt Drink = شعير = m 16; Guava Juice = عصير جوافة = m 30; Energy Drink = مشروب طاقة = m 35`,
      features: `No Added Sugar = بدون سكر مضاف; Pulpy = بقطع الفاكهة; Cold-Pressed = عصر بارد; Diet = دايت; Pack of Six = عبوة ست قطع; Natural = طبيعي{/ة}`,
      options: ['litres'],
      pictures: ['zaytra-mango'],
    },
    'Dairy & Breakfast = ألبان وفطار': {
      types: `White Cheese = جبنة بيضاء = f 75; Roumy Cheese = جبنة رومي = f 290; Honey = عسل نحل = m 180; Jam = مربى = f 52; Corn Flakes = كورن فليكس = m 95
        Milk Powder = لبن بودرة = m 210; Oats = شوفان = m 68; Peanut Butter = زبدة فول سوداني = f 120`,
      features: `Full-Cream = كامل{/ة} الدسم; Low-Fat = قليل{/ة} الدسم; Citrus-Blossom = موالح; Strawberry = بالفراولة; Fig = بالتين
        Aged = قديم{/ة}; Clover = برسيم; Low-Salt = قليل{/ة} الملح`,
      options: ['bags'],
      pictures: ['zaytra-citrus'],
    },
    'Spices & Baking = بهارات ومستلزمات خبز': {
      types: `Cumin = كمون = m 38; Black Pepper = فلفل أسود = m 60; Flour = دقيق = m 28; Yeast = خميرة = f 12; Vanilla = فانيليا = f 10
        Dukkah = دقة = f 30; Shatta = شطة = f 26; Cocoa Powder = كاكاو خام = m 85; Baking Powder = بيكنج بودر = m 12`,
      features: `Ground = مطحون{/ة}; Whole = حب; Strong = قوي{/ة}; Fine = ناعم{/ة}; Roasted = محمص{/ة}; Organic = أورجانيك`,
      options: ['bags'],
    },
  },
});
