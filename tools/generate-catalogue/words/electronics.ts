import { defineCategory } from './category-words.ts';

export const electronics = defineCategory('Electronics = إلكترونيات', {
  picture: 'electronics',
  naming: 'models',
  lines: `Vista Optik Slate Glide Pulse Drift Hall Studio Matrix Vector Quantum Helix Arc Sonic Echo Boost Forge Raptor
    Storm Cinema Horizon Stellar Proton Turbo Crystal`,
  trades: 'Tech = تك; Digital = ديجيتال; Vision = فيجن; Audio = أوديو; Systems = سيستمز; Electric = إلكتريك',
  openers: `
    {type} with a clear menu and quick answers to every press. = {type} بقوائم واضحة واستجابة سريعة لكل ضغطة.
    Well-built {type} in {colour} for home and office. = {type} بتصنيع متين ولون {colour} للبيت والمكتب.
    {type} with modern connections and a body of {material}. = {type} بوصلات حديثة وهيكل بخامة {material}.
    Silent {type}, cool through long evenings. = {type} بتشغيل هادئ {يبقى/تبقى} بارد{ًا/ة} طوال السهرة.
    {type} for people who want good results without reading a manual. = {type} لمن يريد نتيجة جيدة دون قراءة دليل الاستخدام.
    Compact {type} for narrow shelves. = {type} بحجم مدمج {يناسب/تناسب} الرفوف الضيقة.
  `,
  sentences: `
    Uses {n} watts in ordinary use and less than one on standby. = الاستهلاك {n} وات في الاستخدام العادي وأقل من وات في وضع الاستعداد. = 20..240/10
    Sets itself up with the home Wi-Fi in about two minutes. = {يتصل/تتصل} بشبكة الواي فاي في دقيقتين تقريبًا.
    Warranty of {n} months from the agent in Egypt. = ضمان {n} شهرًا من الوكيل في مصر. = 12 24 36
    Voltage 220 V, with an Egyptian plug. = يعمل على 220 فولت بفيشة مصرية.
    The cable is {n} cm long. = طول السلك {n} سم. = 80..300/20
    Weighs {n} grams without packaging. = الوزن {n} جرامًا بدون التغليف. = 180..3600/60
    Spare parts and service are in Cairo, Alexandria and Mansoura. = قطع الغيار والصيانة في القاهرة والإسكندرية والمنصورة.
    Ventilation slots keep dust away from the fan. = فتحات التهوية تبعد الأتربة عن المروحة.
    Updates install over the air. = التحديثات تصل عبر الإنترنت.
    Packed with cable, quick guide and cleaning cloth. = في العلبة: الكابل ودليل سريع وقطعة قماش للتنظيف.
  `,
  subcategories: {
    'Computer Accessories = ملحقات كمبيوتر': {
      sentenceSet: 'devices',
      types: `Wireless Mouse = ماوس لاسلكي = m 320; Mechanical Keyboard = كيبورد ميكانيكال = m 1400; USB Hub = موزع USB = m 420
        Webcam = كاميرا ويب = f 780; Mouse Pad = ماوس باد = m 120; Laptop Stand = حامل لابتوب = m 360`,
      features: `RGB = بإضاءة RGB @Wireless Mouse, Mechanical Keyboard, Mouse Pad; Silent = هادئ{/ة} @Wireless Mouse, Mechanical Keyboard; Ergonomic = مريح{/ة} لليد; Rechargeable = قابل{/ة} للشحن @Wireless Mouse; Compact = صغير{/ة} الحجم
        Gaming = جيمنج; Backlit = بإضاءة خلفية @Mechanical Keyboard; Bluetooth = بلوتوث @Wireless Mouse, Mechanical Keyboard`,
      materials: 'ABS = ABS; Aluminium = ألومنيوم; PBT = PBT; Rubber = مطاط',
      options: ['colour'],
      pictures: ['teknuma-glide', 'teknuma-k84'],
    },
    'Laptops = لابتوب': {
      types:
        'Laptop = لابتوب = m 27500; Gaming Laptop = لابتوب جيمنج = m 46000; Chromebook = كروم بوك = m 9800',
      features: `Core i5 = كور i5; Core i7 = كور i7; Ryzen 5 = رايزن 5; Ryzen 7 = رايزن 7; 16 GB RAM = برام 16 جيجا
        Touch = بشاشة لمس; Backlit-Keyboard = بكيبورد مضيء; RTX = بكارت RTX`,
      materials: 'Aluminium = ألومنيوم; Magnesium = ماغنسيوم; Polycarbonate = بولي كربونات',
      specs: '{n}-Inch = {n} بوصة = 13.3 14 15.6 16 17.3',
      options: ['storage', 'colour'],
      pictures: ['teknuma-slate-14', 'teknuma-slate-16'],
    },
    'Headphones & Speakers = سماعات وسبيكرات': {
      sentenceSet: 'devices',
      types: `Wireless Headphones = سماعة رأس لاسلكية = f 1700; Bluetooth Speaker = سبيكر بلوتوث = m 890; Soundbar = ساوند بار = m 3600
        Gaming Headset = هيدسيت جيمنج = m 1150; Bookshelf Speakers = سماعات مكتبة = f 4200`,
      features: `Noise-Cancelling = بعزل الضوضاء @Wireless Headphones, Gaming Headset; Portable = محمول{/ة} @Bluetooth Speaker; Waterproof = مقاوم{/ة} للماء; Deep-Bass = ببيز قوي
        Foldable = قابل{/ة} للطي; with Subwoofer = مع صب ووفر @Soundbar, Bookshelf Speakers; Surround = بصوت محيطي`,
      materials: 'Fabric = قماش; ABS = ABS; Aluminium = ألومنيوم; Walnut = خشب جوز',
      specs:
        '{n} W = بقدرة {n} وات = 5 10 20 30 40 60 80 120 200 @Bluetooth Speaker, Soundbar, Bookshelf Speakers',
      options: ['colour'],
      pictures: ['sonavix-drift', 'sonavix-pulse', 'sonavix-hall'],
    },
    'Televisions = تلفزيونات': {
      types: 'Smart TV = تلفزيون سمارت = m 13500; LED TV = شاشة LED = f 7200; TV Box = تي في بوكس = m 1500',
      features: `4K UHD = بدقة 4K; QLED = كيو ليد; Frameless = بدون إطار; with Receiver = برسيفر داخلي; HDR = بتقنية HDR
        Google TV = بنظام جوجل; Full HD = فل إتش دي; OLED = أوليد`,
      materials: 'Metal = معدن; ABS = ABS',
      specs: '{n}-Inch = {n} بوصة = 32 40 43 50 55 58 65 75 85 @Smart TV, LED TV',
      pictures: ['teknuma-vista'],
    },
    'Networking = شبكات وراوتر': {
      types: `Router = راوتر = m 1250; Wi-Fi Extender = مقوي شبكة = m 580; Network Switch = سويتش شبكة = m 640
        4G Modem = مودم 4G = m 1350; Network Cable = كابل شبكة = m 110`,
      features: `Dual-Band = بترددين; Wi-Fi 6 = واي فاي 6; Mesh = ميش; Gigabit = جيجابت; Four-Antenna = بأربع هوائيات
        Five-Port = بخمسة منافذ; Outdoor = خارجي`,
      materials: 'ABS = ABS; Metal = معدن; Copper = نحاس',
      specs: '{n} Mbps = {n} ميجابت = 300 867 1200 1500 1800 3000 @Router, Wi-Fi Extender, 4G Modem',
    },
    'Storage = وحدات تخزين': {
      sentenceSet: 'goods',
      types: `External SSD = هارد SSD خارجي = m 2400; Flash Drive = فلاشة = f 210; External Hard Disk = هارد خارجي = m 2900
        Internal SSD = هارد SSD داخلي = m 1700`,
      features: `USB 3.2 = USB 3.2; NVMe = NVMe; Rugged = {مضاد/مضادة} للصدمات; Metal = معدني{/ة}; Mini = ميني; with Type-C = بمنفذ تايب سي`,
      materials: 'Aluminium = ألومنيوم; Silicone = سيليكون; Steel = صلب',
      options: ['storage'],
    },
    'Cameras & Security = كاميرات ومراقبة': {
      types: `Security Camera = كاميرا مراقبة = f 980; Action Camera = كاميرا أكشن = f 3600; Mirrorless Camera = كاميرا ميرورليس = f 32000
        Video Doorbell = جرس باب بكاميرا = m 1900; Dash Cam = كاميرا سيارة = f 1700`,
      features: `Wireless = لاسلكي{/ة}; Night-Vision = برؤية ليلية; 360° = بدوران 360 درجة; Outdoor = خارجي{/ة}; 4K = بدقة 4K
        Waterproof = مقاوم{/ة} للماء; with Motion Alert = بتنبيه الحركة; Solar = بالطاقة الشمسية`,
      materials: 'ABS = ABS; Magnesium = ماغنسيوم; Metal = معدن',
      specs: '{n} MP = {n} ميجابكسل = 2 3 4 5 8 12 24 33',
      pictures: ['teknuma-optik'],
    },
    'Printers & Monitors = طابعات وشاشات': {
      types: `Printer = طابعة = f 6200; Monitor = شاشة كمبيوتر = f 5900; Scanner = سكانر = m 4800; Toner Cartridge = حبارة طابعة = f 620
        Projector = بروجكتور = m 7400`,
      features: `Laser = ليزر @Printer, Toner Cartridge, Projector; Wireless = لاسلكي{/ة}; All-in-One = متعدد{/ة} الوظائف @Printer; IPS = بلوحة IPS @Monitor; Curved = منحني{/ة} @Monitor
        165 Hz = بتردد 165 هرتز @Monitor; Ink-Tank = بخزان حبر @Printer; A4 = مقاس A4 @Printer, Scanner; Compact = صغير{/ة} الحجم`,
      materials: 'ABS = ABS; Metal = معدن',
      specs: '{n}-Inch = {n} بوصة = 22 24 27 32 34 @Monitor',
    },
  },
});
