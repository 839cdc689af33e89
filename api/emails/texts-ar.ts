import type { RefundReason } from './emails.ts';
import type { EmailTexts } from './texts.ts';
import { paymentTexts } from './texts-payments-ar.ts';
import { returnTexts } from './texts-returns-ar.ts';

const BANK_DELAY = 'قد يستغرق ظهور المبلغ في حسابك حتى 14 يوم عمل، حسب البنك.';

const REFUND_EXPLANATIONS: Record<RefundReason, (number: string) => string> = {
  cancelled: (number) => `تم إلغاء طلبك رقم ${number}.`,
  returned: (number) => `عاد إلينا طلبك رقم ${number}.`,
  paid_in_vain: (number) => `وصلنا المبلغ متأخرًا: تم إلغاء طلبك رقم ${number} أو نفدت منتجاته.`,
  paid_again: (number) => `تم دفع طلبك رقم ${number} أكثر من مرة.`,
};

const writeExpectedDelivery = (days: string | undefined) => (days ? [`موعد التوصيل المتوقع: ${days}.`] : []);

export const texts: EmailTexts = {
  egp: { currency: 'ج.م' },
  subject: (_, text) => text,
  why: {
    order: (shop) => `تصلك هذه الرسالة لأنك طلبت من ${shop}.`,
    alert: (shop) => `تصلك هذه الرسالة لأنك طلبت من ${shop} إبلاغك.`,
    question: (shop) => `تصلك هذه الرسالة لأنك أرسلت سؤالًا إلى ${shop}.`,
  },
  order: {
    placed: ({ number, total, isConfirmable, expected }) => ({
      subject: `استلمنا طلبك رقم ${number}`,
      title: 'شكرًا لك، استلمنا طلبك',
      paragraphs: [
        `تم تسجيل طلبك رقم ${number}. تدفع ${total} نقدًا عند الاستلام.`,
        ...writeExpectedDelivery(expected),
        isConfirmable ? 'من فضلك أكّد طلبك حتى نبدأ في تجهيزه.' : 'سنراسلك عند شحن طلبك.',
      ],
    }),
    confirm_reminder: ({ number }) => ({
      subject: `من فضلك أكّد طلبك رقم ${number}`,
      title: 'من فضلك أكّد طلبك',
      paragraphs: [
        `لم يتم تأكيد طلبك رقم ${number} بعد، وسنلغيه قريبًا إن لم تؤكده.`,
        'إذا لم تعد ترغب فيه، فلا يلزمك فعل أي شيء.',
      ],
    }),
    confirm_lapsed: ({ number }) => ({
      subject: `تم إلغاء طلبك رقم ${number}`,
      title: 'تم إلغاء طلبك',
      paragraphs: [
        `لم يتم تأكيد طلبك رقم ${number} في الوقت المحدد، لذلك ألغيناه. لا يوجد مبلغ مستحق عليك.`,
        'يمكنك الطلب مرة أخرى في أي وقت.',
      ],
    }),
    paid: ({ number, total, expected }) => ({
      subject: `استلمنا المبلغ عن طلبك رقم ${number}`,
      title: 'تم استلام المبلغ',
      paragraphs: [
        `شكرًا لك. استلمنا ${total} ونجهّز الآن طلبك رقم ${number}.`,
        ...writeExpectedDelivery(expected),
        'سنراسلك عند شحن طلبك.',
      ],
    }),
    address_changed: ({ number, expected }) => ({
      subject: `تغيير عنوان توصيل الطلب ${number}`,
      title: 'غيّرنا عنوان التوصيل',
      paragraphs: [
        `غيّرنا عنوان توصيل الطلب رقم ${number} بناءً على طلبك.`,
        ...writeExpectedDelivery(expected),
        'إذا لم تطلب ذلك، تواصل معنا قبل شحن الطلب.',
      ],
    }),
    payment_failed: ({ number }) => ({
      subject: `لم يتم دفع طلبك رقم ${number}`,
      title: 'لم يتم الدفع',
      paragraphs: [`لم يُخصم أي مبلغ عن طلبك رقم ${number}.`, 'يمكنك الطلب مرة أخرى من سلتك.'],
    }),
    shipped: ({ number, total, isCash, carrier, trackingNumber }) => ({
      subject: `طلبك رقم ${number} في الطريق إليك`,
      title: 'طلبك في الطريق إليك',
      paragraphs: [
        carrier ? `تم شحن طلبك رقم ${number} مع ${carrier}.` : `تم شحن طلبك رقم ${number}.`,
        ...(trackingNumber ? [`رقم التتبع: ${trackingNumber}`] : []),
        ...(isCash ? [`من فضلك جهّز ${total} نقدًا لمندوب التوصيل.`] : []),
      ],
    }),
    delivered: ({ number }) => ({
      subject: `تم توصيل طلبك رقم ${number}`,
      title: 'تم توصيل طلبك',
      paragraphs: [
        `تم توصيل طلبك رقم ${number}، ونتمنى أن ينال إعجابك.`,
        'وإن لم يعجبك، يمكنك طلب إرجاعه أو استبداله خلال 14 يومًا من صفحة «طلباتي»، ويحق لك ذلك خلال 30 يومًا إذا كان به عيب.',
      ],
    }),
    cancelled: ({ number }) => ({
      subject: `تم إلغاء طلبك رقم ${number}`,
      title: 'تم إلغاء طلبك',
      paragraphs: [`تم إلغاء طلبك رقم ${number}، وليس عليك دفع أي مبلغ.`],
    }),
    refund_due: ({ number, amount = 'كل ما دفعته', reason, isCash }) => ({
      subject: `مبلغ مستحق لك عن طلبك رقم ${number}`,
      title: 'مبلغ مستحق لك',
      paragraphs: [
        reason
          ? `${REFUND_EXPLANATIONS[reason](number)} المبلغ المستحق لك: ${amount}.`
          : `المبلغ المستحق لك عن طلبك رقم ${number}: ${amount}.`,
        isCash
          ? 'سنراسلك عند استرداد المبلغ.'
          : 'ستسترده بالطريقة نفسها التي دفعت بها، وسنراسلك عند استرداده.',
      ],
    }),
    refund_failed: ({ number, amount = 'المبلغ المستحق لك' }) => ({
      subject: `لم يصلك المبلغ المسترد عن طلبك رقم ${number}`,
      title: 'لم يصلك المبلغ المسترد',
      paragraphs: [
        `أرسلنا إليك ${amount} عن طلبك رقم ${number}، لكنه عاد إلينا.`,
        'سنجد طريقة أخرى لتسترده، وسنراسلك عند إرساله.',
      ],
    }),
    refunded: ({ number, amount = 'ما دفعته', isByHand }) => ({
      subject: `تم استرداد المبلغ عن طلبك رقم ${number}`,
      title: 'تم استرداد المبلغ',
      paragraphs: isByHand
        ? [`تم استرداد ${amount} عن طلبك رقم ${number}.`]
        : [`تم استرداد ${amount} عن طلبك رقم ${number} بالطريقة نفسها التي دفعت بها.`, BANK_DELAY],
    }),
    ...paymentTexts,
    ...returnTexts,
  },
  account: {
    welcome: ({ link }, shop) => ({
      subject: 'أهلًا بك في متجرنا: أكّد بريدك الإلكتروني',
      title: `أهلًا بك في ${shop}`,
      paragraphs: [
        'تم إنشاء حسابك. من فضلك أكّد أن هذا البريد لك:',
        'حتى ذلك الحين لا تذكر رسائلنا عن طلباتك عنوان التوصيل.',
        'من حسابك يمكنك متابعة طلباتك وحفظ عناوينك ومنتجاتك المفضلة.',
        'إذا لم تنشئ حسابًا في المتجر فتجاهل هذه الرسالة.',
      ],
      link: { label: 'تأكيد هذا البريد', address: String(link) },
    }),
    confirm_email: ({ link }) => ({
      subject: 'تأكيد بريدك الإلكتروني',
      title: 'تأكيد بريدك الإلكتروني',
      paragraphs: [
        'من فضلك أكّد أن هذا البريد لك:',
        'حتى ذلك الحين لا تذكر رسائلنا عن طلباتك عنوان التوصيل.',
        'إذا لم تنشئ حسابًا في المتجر فتجاهل هذه الرسالة.',
      ],
      link: { label: 'تأكيد هذا البريد', address: String(link) },
    }),
    reset_code: ({ code, minutes }) => ({
      subject: 'رمز استعادة كلمة المرور',
      title: 'رمز استعادة كلمة المرور',
      paragraphs: [
        'رمز استعادة كلمة المرور هو:',
        `أدخل الرمز في المتجر خلال ${minutes} دقائق لاختيار كلمة مرور جديدة.`,
        'إذا لم تطلب هذا الرمز فتجاهل هذه الرسالة، وستبقى كلمة المرور كما هي.',
        'لا تشارك هذا الرمز مع أي شخص، فنحن لن نطلبه منك أبدًا.',
      ],
      code: String(code),
    }),
    email_link: ({ link, hours }) => ({
      subject: 'تأكيد بريدك الإلكتروني الجديد',
      title: 'تأكيد بريدك الإلكتروني الجديد',
      paragraphs: [
        `افتح هذه الصفحة خلال ${hours} ساعة واضغط على الزر لاستخدام هذا البريد الإلكتروني لحسابك:`,
        'حتى ذلك الحين يبقى حسابك على بريده الحالي، وبعدها يتم تسجيل الخروج من أجهزتك الأخرى.',
        'إذا لم تطلب ذلك فتجاهل هذه الرسالة، ولن يتغير شيء.',
      ],
      link: { label: 'استخدام هذا البريد', address: String(link) },
    }),
    email_asked: () => ({
      subject: 'طلب تغيير البريد الإلكتروني',
      title: 'طلب تغيير البريد الإلكتروني',
      paragraphs: [
        'طلب شخص مسجّل الدخول إلى حسابك تغيير البريد الإلكتروني للحساب.',
        'يصبح البريد الجديد ساريًا بعد تأكيده بالرابط الذي أرسلناه إليه، وحتى ذلك الحين يبقى هذا البريد هو المستخدم.',
        'إذا لم تكن أنت من طلب ذلك فغيّر كلمة المرور أو سجّل الخروج من كل الأجهزة الآن، وأيّ منهما يوقف التغيير.',
      ],
    }),
    email_changed: ({ link, days }) => ({
      subject: 'تم تغيير بريدك الإلكتروني',
      title: 'تم تغيير بريدك الإلكتروني',
      paragraphs: [
        `تم تغيير البريد الإلكتروني لحسابك، ولم يعد الدخول بهذا البريد ممكنًا، وتم تسجيل الخروج من الأجهزة الأخرى. إذا لم تكن أنت من فعل ذلك فتراجع عن التغيير خلال ${days} أيام:`,
        'بعدها يعود هذا البريد إلى حسابك، ويتم تسجيل الخروج من كل الأجهزة، ولا تعمل كلمة المرور الحالية: اختر كلمة مرور جديدة من «نسيت كلمة المرور؟» في صفحة تسجيل الدخول.',
        'إذا كنت أنت من غيّره فلا يلزمك فعل أي شيء. لا تشارك هذه الرسالة مع أي شخص.',
      ],
      link: { label: 'التراجع عن التغيير', address: String(link) },
    }),
    password_changed: () => ({
      subject: 'تم تغيير كلمة المرور',
      title: 'تم تغيير كلمة المرور',
      paragraphs: [
        'تم تغيير كلمة مرور حسابك، وتم تسجيل الخروج من أجهزتك الأخرى.',
        'إذا كنت أنت من غيّرها فلا يلزمك فعل أي شيء.',
        'إذا لم تكن أنت فاختر كلمة مرور جديدة الآن من «نسيت كلمة المرور؟» في صفحة تسجيل الدخول.',
      ],
    }),
  },
  product: {
    back_in_stock: (title) => ({
      subject: `${title} متوفر الآن`,
      title: 'المنتج متوفر الآن',
      paragraphs: [
        `طلبت منا إبلاغك عند توفر ${title}، وهو متوفر الآن.`,
        'لا نحجز منه قطعًا، وقد تنفد الكمية مرة أخرى. لن نرسل إليك رسالة أخرى عنه.',
      ],
    }),
    question_answered: (title, { question, answer }) => ({
      subject: `سؤالك عن ${title}`,
      title: 'وصل الرد على سؤالك',
      paragraphs: [
        question ? `سألت عن ${title}: ${question}` : `سألت عن ${title}.`,
        `ردنا: ${answer}`,
        'يظهر السؤال والرد أيضًا في صفحة المنتج بدون اسمك.',
      ],
    }),
  },
  words: {
    confirm: 'تأكيد الطلب',
    pay: 'ادفع الآن',
    track: 'تتبّع الطلب',
    see: 'عرض الطلب',
    items: 'إجمالي المنتجات',
    shipping: 'الشحن',
    discount: 'كود الخصم',
    freeDelivery: 'توصيل مجاني',
    total: 'إجمالي الطلب',
    vatInside: 'يشمل ضريبة القيمة المضافة',
    payment: 'طريقة الدفع',
    cash: 'الدفع عند الاستلام',
    online: 'دفع إلكتروني',
    address: 'عنوان التوصيل',
    phone: 'رقم الموبايل',
    whyNoAddress: 'أكّد هذا البريد الإلكتروني لتجد في رسائلنا عنوان توصيل طلبك أيضًا:',
    confirmEmail: 'تأكيد هذا البريد',
    seeProduct: 'عرض المنتج',
    nothingIsSold: 'متجر تجريبي: لا يُباع شيء فعليًا',
    shopPhone: 'الهاتف',
    whatsApp: 'واتساب',
    commercialRegister: 'السجل التجاري',
    taxNumber: 'السجل الضريبي',
  },
  orderNumber: (number) => `طلب رقم ${number}`,
};
