/** Parts of invented brand names. */
type Part = readonly [en: string, ar: string];

const readParts = (text: string): Part[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [en = '', ar = ''] = pair.split('=');
      return [en.replace('_', ' '), ar.replace('_', ' ')] as const;
    });

export const NAME_BEGINNINGS = readParts(`
  Nil=نيل Kar=كار Maz=ماز Zay=زاي Lum=لوم Tek=تيك Ham=هام Rim=ريم Bel=بيل Kor=كور Dal=دال Fen=فين Gal=جال Hel=هيل Jov=جوف Kem=كيم
  Lav=لاف Mir=مير Nav=ناف Or=أور Pal=بال Sar=سار Tal=تال Ult=ألت Var=فار Vent=فينت Wes=ويس Yas=ياس Zen=زين Bas=باس Kal=كال Dor=دور
  Far=فار Gran=جران Hay=هاي Il=إيل Jad=جاد Kas=كاس Lor=لور Mon=مون Nour=نور Om=أوم Per=بير Rad=راد Sel=سيل Tam=تام Um=أوم Vil=فيل
  Wal=وال Zor=زور Bir=بير Den=دين Fal=فال Horm=هورم
`);

export const NAME_ENDINGS = readParts(`
  avix=افيكس ora=ورا ano=انو ita=يتا elle=يل ium=يوم ova=وفا ika=يكا axon=اكسون ento=ينتو ara=ارا een=ين uma=وما ivo=يفو ando=اندو
  esta=يستا oria=وريا unix=ونيكس alia=اليا etto=يتو ino=ينو ola=ولا aris=اريس udo=ودو ener=ينر avo=افو imo=يمو opal=وبال uri=وري
  anta=انتا ero=يرو issa=يسا omer=ومر adis=اديس elia=يليا onix=ونيكس aya=ايا ily=يلي akor=اكور enza=ينزا ast=است omi=ومي utex=وتكس
  ilo=يلو
`);

/** Egyptian places and things, used with an article or with a word for the trade. */
export const PLACES_AND_THINGS = readParts(`
  Nour=نور Delta=دلتا Safa=صفا Karnak=كرنك Fayrouz=فيروز Horus=حورس Rayan=ريان Nakhla=نخلة Ahram=أهرام Sahel=ساحل Wadi=وادي Lotus=لوتس
  Salam=سلام Amal=أمل Zahraa=زهراء Bahr=بحر Sakr=صقر Wafaa=وفاء Farah=فرح Manar=منار Rowad=رواد Mahrousa=محروسة Ghazal=غزال Badr=بدر
  Shorouk=شروق Kawkab=كوكب Yasmin=ياسمين Hilal=هلال Noor_Misr=نور_مصر Teba=طيبة Memphis=ممفيس Rasheed=رشيد Fustat=فسطاط Rimal=رمال
  Marwa=مروة Andalus=أندلس Zomorod=زمرد Masa=ماسة Baraka=بركة Nasr=نصر
`);
