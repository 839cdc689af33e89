/** Texts of the help page. They depend on the shop's settings. Only the server imports them; the page receives them as
 *  loader data. */
import type * as english from '../en/help.ts';
import { shop } from './common.ts';
import { span } from './delivery.ts';
import { formatNumber } from './numbers.ts';

export const title = 'المساعدة';
export const writeIntro = () => `التوصيل والدفع والإرجاع والضمان في ${shop}.`;
export const contents = 'في هذه الصفحة';

export const writeSections: typeof english.writeSections = (facts) => [
  { id: 'delivery', heading: 'التوصيل', ...writeDelivery(facts) },
  { id: 'payment', heading: 'الدفع', paragraphs: writePayment(facts) },
  {
    id: 'returns',
    heading: 'الإرجاع والاستبدال',
    paragraphs: [
      'يحق لك إرجاع المنتج أو استبداله خلال 14 يومًا من استلامه دون إبداء أسباب ودون أي تكلفة عليك (قانون حماية المستهلك رقم 181 لسنة 2018)، على أن يعود بالحالة التي استلمته بها ومعه كل ملحقاته.',
      'يستثني القانون بعض السلع: ما يتلف سريعًا، وما صُنع حسب طلبك، وما لا يمكن بيعه مرة أخرى لأسباب صحية بعد فتحه، والكتب والتسجيلات والبرامج بعد نزع غلافها.',
      facts.isOwnProvider
        ? 'افتح الطلب في صفحة «طلباتي» واضغط «إرجاع أو استبدال»، ثم اختر المنتجات واذكر السبب. نرد عليك خلال يومي عمل بالبريد الإلكتروني وفي الصفحة نفسها. ويمكنك أيضًا التواصل معنا مع ذكر رقم طلبك؛ تجد طرق التواصل في صفحة «تواصل معنا».'
        : 'تواصل معنا واذكر رقم طلبك؛ تجد طرق التواصل في صفحة «تواصل معنا».',
      'تسترد أموالك بالطريقة التي دفعت بها، خلال المدة التي يحددها القانون.',
    ],
  },
  {
    id: 'warranty',
    heading: 'الضمان',
    paragraphs: [
      'إذا كان المنتج معيبًا أو مخالفًا للوصف، يحق لك استبداله أو إرجاعه واسترداد ثمنه كاملًا خلال 30 يومًا من استلامه، دون أي تكلفة عليك.',
      'وبعد ذلك يسري الضمان القانوني، وضمان المصنّع إن وُجد. احتفظ بإيصالك: يمكنك طباعته من صفحة طلبك.',
    ],
  },
];

function writeShipping({ shipping, otherShipping, freeFrom }: english.HelpFacts): string {
  const others = otherShipping.map(({ price, governorates }) => `${price} إلى ${governorates.join('، ')}`);
  const but = others.length > 0 ? `، ما عدا: ${others.join('؛ ')}` : '';
  const free = freeFrom === undefined ? '' : ` والشحن مجاني إذا بلغت قيمة المنتجات ${freeFrom}.`;
  return `تكلفة الشحن ${shipping} لكل طلب مهما كان حجمه${but}.${free}`;
}

function writeDelivery(facts: english.HelpFacts) {
  const { delivery, isOwnProvider } = facts;
  return {
    paragraphs: [
      `${writeShipping(facts)} نوصّل داخل مصر إلى العنوان الذي تكتبه عند إتمام الشراء، ويتصل المندوب بالرقم الذي تكتبه هناك.`,
      ...(delivery.length > 0
        ? [
            'تختلف مدة التوصيل حسب محافظتك. تُحسب الأيام من يوم الطلب عدا أيام الجمعة، وتجد موعد الوصول عند إتمام الشراء وفي صفحة طلبك.',
          ]
        : []),
      ...(isOwnProvider
        ? ['نراسلك على بريدك الإلكتروني عند شحن طلبك، ويمكنك متابعته في أي وقت من صفحة «طلباتي».']
        : []),
    ],
    rows: delivery.map(({ fromDays, toDays, governorates }): [string, string] => [
      span(fromDays, toDays),
      governorates.join('، '),
    ]),
  };
}

const writePayment = ({ isCard, isWallet, cash, isOwnProvider }: english.HelpFacts): string[] => [
  ...(isWallet
    ? [
        'بالبطاقة أو المحفظة الإلكترونية: بعد كتابة العنوان تدفع في صفحة آمنة ببطاقة فيزا أو ماستركارد أو ميزة أو بمحفظتك.',
      ]
    : isCard
      ? ['بالبطاقة: بعد كتابة العنوان تدفع في صفحة آمنة.']
      : []),
  ...(cash
    ? [
        [
          'نقدًا عند الاستلام: تدفع للمندوب.',
          cash.maxTotal && `هذه الطريقة متاحة للطلبات حتى ${cash.maxTotal}.`,
          cash.maxOpen && `الحد الأقصى للطلبات النقدية التي لم تكتمل بعد: ${formatNumber(cash.maxOpen)}.`,
        ]
          .filter(Boolean)
          .join(' '),
      ]
    : []),
  'الأسعار بالجنيه المصري وتشمل ضريبة القيمة المضافة بنسبة 14%. يظهر الإجمالي شاملًا الشحن قبل تأكيد الطلب.',
  ...(isOwnProvider ? ['وحتى يتم تجهيز طلبك يمكنك إلغاؤه بنفسك من صفحة «طلباتي»، وتسترد ما دفعته.'] : []),
];
