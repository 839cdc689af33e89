import { foldText } from './fold.ts';
import { stem } from './stem.ts';

// Words that shoppers use, in English and Arabic. A word missing here may be 'corrected' to a word of the catalogue.
const ENGLISH_WORDS = `
shoe shoes sneaker sneakers trainer trainers boot boots sandal sandals slipper slippers heel heels loafer loafers sock socks
shirt shirts blouse skirt skirts dress dresses jeans jean jacket jackets coat coats hoodie hoodies sweater sweatshirt cardigan
vest suit suits shorts short pants trousers leggings pajamas pyjamas underwear bra boxer swimsuit bikini robe abaya hijab
glove gloves hat hats cap caps scarf scarves belt belts tie ties watch watches ring rings necklace bracelet earring earrings
anklet brooch jewellery jewelry jewel gold silver diamond pearl bag bags handbag backpack purse wallet suitcase luggage trunk
umbrella umbrellas sunglasses glasses lens lenses frame frames show shows showed sweets sweet sugar salt pepper spice spices
tea teas coffee milk juice water soda cola drink drinks bread butter cheese egg eggs rice pasta flour oil honey jam sauce
ketchup mustard vinegar tuna beans lentils chicken beef meat fish shrimp fruit fruits apple apples banana orange oranges lemon
mango grape grapes date dates fig nut nuts almond almonds cashew peanut peanuts pistachio vegetable vegetables potato tomato
onion garlic carrot cucumber soup cereal oats biscuit biscuits cookie cookies cake cakes candy chocolate chips snack snacks
yogurt cream ice bottle bottles cup cups mug mugs plate plates bowl bowls dish dishes spoon fork knife knives pan pans pot pots
kettle toaster oven microwave fridge refrigerator freezer blender mixer juicer grill fryer stove cooker dishwasher washer
washing machine dryer iron vacuum cleaner fan heater conditioner cooler filter lamp lamps light lights bulb torch lantern candle
candles chair chairs sofa sofas couch armchair table tables desk desks bed beds mattress pillow pillows blanket duvet quilt
sheet sheets curtain curtains carpet carpets rug rugs mat mats mirror mirrors shelf shelves drawer drawers cabinet wardrobe
closet bookcase stool bench vase vases clock clocks picture pictures painting poster sticker towel towels soap shower curtain
bath tub toilet tissue tissues broom mop bucket sponge detergent cleaner bleach basket box boxes bin hanger hook rope tape glue
phone phones mobile smartphone tablet laptop computer computers monitor screen keyboard mouse printer ink toner scanner router
modem cable cables charger chargers adapter battery batteries power bank speaker speakers headphone headphones headset earphone
earphones earbuds microphone camera cameras tripod drone television projector remote console playstation xbox nintendo game
games gaming controller joystick memory card cards disk drive drives usb hard ssd flash watchband strap straps case cases
cover covers protector holder stand mount dock hub software antivirus toy toys doll dolls puzzle puzzles block blocks lego
train trains car cars truck bike bikes bicycle scooter skateboard ball balls football basketball tennis racket volleyball
swimming goggles yoga dumbbell dumbbells weights treadmill gym fitness bench tent camping sleeping backpacking fishing hiking
helmet guitar guitars piano violin drum drums flute oud ukulele saxophone trumpet harmonica string strings pick tuner amplifier
amp turntable vinyl record records book books novel novels story stories poem poems poetry comic comics magazine newspaper
dictionary notebook notebooks diary planner pen pens pencil pencils eraser ruler sharpener marker markers crayon crayons paint
paints brush brushes canvas paper papers envelope envelopes folder stapler scissors calculator school office lipstick mascara
eyeliner foundation concealer blush powder makeup perfume perfumes deodorant lotion serum shampoo conditioner gel wax razor
shaver trimmer hair hairdryer straightener comb nail polish sunscreen mask toothbrush toothpaste floss mouthwash cotton vitamin
vitamins protein creatine supplement supplements medicine thermometer bandage wheelchair massage massager baby babies diaper
diapers wipes stroller pram crib cradle feeding formula pacifier bib rattle walker swing pet pets dog dogs cat cats bird birds
food collar leash cage aquarium plant plants flower flowers seed seeds pot soil garden hose shovel rake drill hammer
screwdriver wrench pliers saw nails screw screws bolt bolts ladder toolbox tool tools paint motor tyre tyres tire tires engine
wheel wheels seat seats helmet oil wiper gift gifts present presents birthday wedding anniversary mother father valentine
ramadan eid christmas graduation party balloon balloons decoration decorations ribbon wrapping red blue green yellow black
white pink purple orange brown grey gray beige navy turquoise teal maroon cyan violet khaki ivory golden big small large medium
mini long short wide narrow new old used cheap expensive best good quality original natural organic fresh soft hard heavy light
thin thick warm cool hot cold dry wet clean dirty men man women woman kid kids children child boy boys girl girls teen adult
unisex leather wood wooden metal steel iron plastic rubber silk wool linen denim velvet satin nylon polyester ceramic marble
stone clay copper brass bronze bamboo straw electric electronic digital manual automatic wireless wired portable foldable
adjustable waterproof rechargeable smart mechanical optical acoustic size sizes colour color price offer offers sale discount
deal deals free delivery shipping return warranty brand brands store shop market home house kitchen bedroom bathroom living room
office outdoor indoor summer winter spring autumn sport sports travel beach night day morning evening work play music sound voice
video photo film movie art craft hobby car sun moon star rain snow wind fire earth sea river mountain tree leaf rose lily head
hand hands face eye eyes ear ears nose mouth lip lips tooth teeth neck shoulder arm back chest waist leg legs knee foot feet skin
body heart bone muscle family friend love life time year month week number name word world country city street road door window
wall floor roof ceiling stairs key keys lock safe alarm bell sneaky helicopter bulldozer submarine parachute trampoline motorcycle
mortgage kangaroo zucchini bus plane ship boat sticks stick bar bars pack packs set sets pair piece pieces kit kits
flip flops jumper jumpers blazer tuxedo apron cushion cushions duvet tray trays jug jar jars tin tins can cans lid straw cutlery
teapot thermos flask lunchbox grinder peeler scale scales whisk spatula strainer chopping board juicer waffle popcorn maker`;
const ARABIC_WORDS = `
حذاء أحذية جزمة جزم كوتشي كوتشيات شبشب صندل بوت شراب شرابات قميص قمصان بلوزة بلوزات جيبة جيبات تنورة فستان فساتين بنطلون بنطلونات بناطيل
جينز جاكيت جاكت بالطو معطف هودي سويت شيرت بلوفر كارديجان بدلة بدل شورت ليجن بيجامة بيجامات بوكسر مايوه روب عباية عبايات حجاب نقاب
جوانتي قفاز طاقية كاب قبعة ايشارب طرحة طرح شال حزام كرافتة ساعة ساعات خاتم خواتم دبلة سلسلة سلاسل عقد أسورة انسيال غويشة حلق خلخال
مجوهرات دهب ذهب فضة الماس لؤلؤ شنطة شنط حقيبة حقائب محفظة محافظ شمسية مظلة نظارة نظارات عدسة عدسات سكر ملح فلفل بهارات شاي قهوة بن لبن
حليب عصير مياه ماء مية صودا كولا مشروب مشروبات عيش خبز زبدة جبنة جبن بيض رز أرز مكرونة دقيق زيت عسل مربى صلصة كاتشب خل تونة فول عدس
فراخ دجاج لحمة لحم سمك جمبري فاكهة تفاح موز برتقال ليمون مانجو عنب تمر بلح تين مكسرات لوز كاجو سوداني فستق خضار بطاطس طماطم بصل ثوم جزر
خيار شوربة كورن فليكس شوفان بسكويت كيك كعك تورتة حلويات شوكولاتة شيبسي سناكس زبادي كريمة ايس كريم زجاجة ازازة كوب كوباية كوبايات
مج طبق أطباق صحن سلطانية معلقة ملعقة شوكة سكينة سكين سكاكين طاسة حلة حلل غلاية كاتل توستر فرن ميكروويف تلاجة ثلاجة ديب فريزر خلاط عجان عصارة
شواية قلاية بوتاجاز غسالة غسالات نشافة مكواة مكنسة مروحة مراوح دفاية تكييف مبرد فلتر أباجورة لمبة نجفة كشاف شمعة شموع كرسي كراسي كنبة كنب
انتريه ترابيزة طاولة مكتب مكاتب سرير سراير مرتبة مخدة مخدات بطانية لحاف ملاية ملايات ستارة ستاير سجادة سجاد موكيت دواسة مراية مرآة رف رفوف
درج أدراج دولاب دواليب مكتبة بوفيه فازة برواز تابلوه لوحة ملصق فوطة فوط منشفة صابون صابونة حمام بانيو مناديل مكنسة ممسحة جردل اسفنجة مسحوق
منظف كلور سبت علبة صندوق زبالة شماعة حبل لزق موبايل موبايلات تليفون هاتف هواتف تابلت لابتوب كمبيوتر شاشة شاشات كيبورد ماوس طابعة برنتر حبر
راوتر كابل كابلات وصلة شاحن شواحن بطارية بطاريات حجر سماعة سماعات ميكروفون مايك كاميرا كاميرات حامل درون تلفزيون بروجيكتور ريموت بلايستيشن
جيمنج جيمز لعبة ألعاب لعب ذراع ميموري كارت فلاشة هارد جراب جرابات كفر اسكرينة سكرينة استيكر ستاند عروسة عرايس دبدوب بازل مكعبات قطار عربية
عربيات سيارة سيارات عجلة عجل دراجة سكوتر كورة كرة قدم سلة تنس مضرب سباحة يوجا دمبل أثقال مشاية جيم رياضة رياضي خيمة صيد خوذة جيتار بيانو كمان
طبلة ناي عود أورج ساكس أوتار وتر كتاب كتب رواية روايات قصة قصص شعر ديوان مجلة جريدة قاموس دفتر كشكول كراسة أجندة قلم أقلام ممحاة استيكة مسطرة
براية ألوان فرشة فرشاة ورق ظرف دباسة مقص آلة حاسبة مدرسة روج ماسكرا كحل ايلاينر فاونديشن كونسيلر بلاشر بودرة مكياج ميكب عطر عطور برفان
برفيوم مزيل عرق لوشن سيروم شامبو بلسم جل واكس موس ماكينة حلاقة شعر استشوار مكواة مشط مانيكير طلاء أظافر واقي شمس ماسك فرشاة أسنان معجون
قطن فيتامين فيتامينات بروتين كرياتين مكمل دوا دواء ترمومتر مساج بيبي أطفال طفل حفاضات بامبرز مناديل عربة سرير رضاعة ببرونة تيتينة مريلة
كلب قطة قطط عصفور طعام أكل قفص سمك نبات نباتات زرع ورد وردة زهور بذور تربة حديقة خرطوم شنيور شاكوش مفك مفتاح كماشة منشار مسمار مسامير سلم
عدة أدوات دهان موتور كاوتش كاوتشات اطار محرك كرسي هدية هدايا عيد ميلاد فرح زفاف جواز أم أب حب رمضان فانوس فوانيس كريسماس تخرج حفلة بالون بالونات
زينة أحمر أزرق أخضر أصفر أسود أبيض وردي بمبي بنفسجي برتقالي بني رمادي بيج كحلي تركواز نبيتي موف فضي ذهبي حمرا زرقا خضرا صفرا سودا بيضا
كبير صغير وسط ميني طويل قصير واسع ضيق جديد قديم مستعمل رخيص غالي أحسن أفضل جودة أصلي طبيعي عضوي طازة ناعم تقيل خفيف سميك دافي حار بارد
رجالي حريمي نسائي ولادي بناتي أطفالي ستات بنات ولاد رجال سيدات جلد خشب حديد معدن استانلس بلاستيك كاوتش حرير صوف كتان دنيم قطيفة ساتان سيراميك
رخام حجر فخار نحاس بامبو قش كهربائي كهربا الكتروني رقمي يدوي أوتوماتيك لاسلكي بلوتوث محمول ذكي ميكانيكي مقاس مقاسات لون ألوان سعر عرض عروض خصم
تخفيضات توصيل شحن ضمان ماركة متجر سوق بيت منزل مطبخ أوضة غرفة نوم صالة شتوي صيفي شتا صيف سفر بحر شاطئ وجه وش ايد يد رجل قدم عين عيون ودن بشرة
هليكوبتر بنكرياس إسمنت قرنبيط ديناصور ديمقراطية باب شباك حيطة حائط أرضية سقف مفاتيح قفل جرس دباديب سبحة مصحف سجادة صلاة بخور مبخرة عباءة جلابية`;

const list = (text: string) => text.trim().split(/\s+/).map(foldText);
const words = new Set([...list(ENGLISH_WORDS), ...list(ARABIC_WORDS)]);
const stems = new Set([...words].map(stem));

/** Whether a folded word, in any form, is known to be spelt right. */
export const isRealWord = (word: string): boolean => words.has(word) || stems.has(stem(word));
