import type { RefundReason } from './letters.ts';
import type { LetterTexts } from './texts.ts';

const WAY_OF_BANKS = 'قد يستغرق ظهور المبلغ في حسابك حتى 14 يوم عمل، حسب البنك.';

const WHY_DUE: Record<RefundReason, (number: string) => string> = {
  cancelled: (number) => `تم إلغاء طلبك رقم ${number}.`,
  returned: (number) => `عاد إلينا طلبك رقم ${number}.`,
  paid_in_vain: (number) => `وصلنا المبلغ متأخرًا: تم إلغاء طلبك رقم ${number} أو نفدت منتجاته.`,
  paid_again: (number) => `تم دفع طلبك رقم ${number} أكثر من مرة.`,
};

const expect = (days: string | undefined) => (days ? [`موعد التوصيل المتوقع: ${days}.`] : []);

export const texts: LetterTexts = {
  egp: { currency: 'ج.م' },
  order: {
    placed: ({ number, total, isConfirmable, expected }) => ({
      subject: `استلمنا طلبك رقم ${number}`,
      title: 'شكرًا لك، استلمنا طلبك',
      paragraphs: [
        `تم تسجيل طلبك رقم ${number}. تدفع ${total} نقدًا عند الاستلام.`,
        ...expect(expected),
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
        'يسعدنا أن تطلب مرة أخرى.',
      ],
    }),
    paid: ({ number, total, expected }) => ({
      subject: `تم دفع طلبك رقم ${number}`,
      title: 'تم الدفع بنجاح',
      paragraphs: [
        `شكرًا لك. وصلنا مبلغ ${total} عن طلبك رقم ${number}، ونجهّزه الآن.`,
        ...expect(expected),
        'سنراسلك عند شحن طلبك.',
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
        'وإن لم يعجبك، يحق لك إرجاعه أو استبداله خلال 14 يومًا، أو خلال 30 يومًا إذا كان به عيب.',
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
          ? `${WHY_DUE[reason](number)} المبلغ المستحق لك: ${amount}.`
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
        : [`تم استرداد ${amount} عن طلبك رقم ${number} بالطريقة نفسها التي دفعت بها.`, WAY_OF_BANKS],
    }),
  },
  account: {
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
        `افتح هذا الرابط خلال ${hours} ساعة لاستخدام هذا البريد الإلكتروني لحسابك:`,
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
        'يصبح البريد الجديد ساريًا بعد فتح الرابط الذي أرسلناه إليه، وحتى ذلك الحين يبقى هذا البريد هو المستخدم.',
        'إذا لم تكن أنت من طلب ذلك فغيّر كلمة المرور أو سجّل الخروج من كل الأجهزة الآن، وأيّ منهما يوقف التغيير.',
      ],
    }),
    email_changed: () => ({
      subject: 'تم تغيير بريدك الإلكتروني',
      title: 'تم تغيير بريدك الإلكتروني',
      paragraphs: [
        'تم تغيير البريد الإلكتروني لحسابك، ولم يعد الدخول بهذا البريد ممكنًا، وتم تسجيل الخروج من الأجهزة الأخرى.',
        'إذا لم تكن أنت من فعل ذلك فتواصل مع المتجر في أقرب وقت.',
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
  },
  words: {
    confirm: 'تأكيد الطلب',
    track: 'تتبّع الطلب',
    see: 'عرض الطلب',
    items: 'إجمالي المنتجات',
    shipping: 'الشحن',
    total: 'إجمالي الطلب',
    vatInside: 'يشمل ضريبة القيمة المضافة',
    payment: 'طريقة الدفع',
    cash: 'الدفع عند الاستلام',
    online: 'دفع إلكتروني',
    address: 'عنوان التوصيل',
    phone: 'رقم الموبايل',
    whyOrder: 'تصلك هذه الرسالة لأنك طلبت من My Store.',
    seeProduct: 'عرض المنتج',
    whyAlert: 'تصلك هذه الرسالة لأنك طلبتها في My Store.',
    nothingIsSold: 'متجر تجريبي: لا يُباع شيء فعليًا',
  },
  orderNumber: (number) => `طلب رقم ${number}`,
};
