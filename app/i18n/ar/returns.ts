/** Texts about returning or exchanging pieces of a delivered order. */
import type * as english from '../en/returns.ts';
import { isolate } from './grammar.ts';
import { formatNumber } from './numbers.ts';

/* Texts of the return form. */
export const open = 'إرجاع أو استبدال';
export const formTitle: typeof english.formTitle = (order) => `إرجاع أو استبدال منتجات من الطلب رقم ${order}`;
export const until: typeof english.until = (date) =>
  `يمكنك تقديم الطلب حتى ${date} دون أي تكلفة عليك، على أن تعود المنتجات بحالتها ومعها كل ملحقاتها.`;
export const which = 'ما المنتجات؟';
export const count: typeof english.count = (title) => `عدد القطع من ${isolate(title)}`;
export const countOf: typeof english.countOf = (count, of) => `${formatNumber(count)} من ${formatNumber(of)}`;
export const kindLabel = 'ماذا تفضّل؟';
export const kinds: typeof english.kinds = {
  return: { name: 'إرجاع', note: 'تسترد المبلغ' },
  exchange: { name: 'استبدال', note: 'تستلم مقاسًا أو لونًا أو قطعة أخرى' },
};
export const reasonLabel = 'ما السبب؟';
export const chooseReason = 'اختر السبب';
export const reasons: typeof english.reasons = {
  wrong_size: 'المقاس غير مناسب',
  damaged: 'المنتج تالف أو لا يعمل',
  not_as_described: 'المنتج مخالف للوصف',
  wrong_item: 'ليس المنتج الذي طلبته',
  changed_mind: 'غيّرت رأيي',
  other: 'سبب آخر',
};
export const note = 'هل تود إضافة شيء؟ (اختياري)';
export const noteHint = 'حتى 500 حرف.';
export const exchangeHint = 'ما المقاس أو اللون الذي تريده بدلًا منه؟ حتى 500 حرف.';
export const send = 'إرسال الطلب';
export const keep = 'ليس الآن';
export const noProducts = 'اختر منتجًا واحدًا على الأقل.';
export const noReason = 'اختر السبب.';

/* Texts of our own provider's refusals. */
export const notReturnable = 'لم يعد من الممكن إرجاع هذا الطلب.';
export const tooLate = 'انتهت مدة الإرجاع، وهي 14 يومًا. إذا كان بالمنتج عيب فتواصل معنا.';
export const noPiecesLeft = 'بعض هذه القطع في طلب إرجاع آخر بالفعل.';
export const answered = 'تم الرد على هذا الطلب بالفعل. أعد تحميل الصفحة لترى الرد.';

/* Texts about an order's return requests and their progress. */
export const title = 'الإرجاع والاستبدال';
export const states: typeof english.states = {
  requested: {
    return: { name: 'تم تقديم طلب الإرجاع', text: 'سنرد عليك خلال يومي عمل.' },
    exchange: { name: 'تم تقديم طلب الاستبدال', text: 'سنرد عليك خلال يومي عمل.' },
  },
  approved: {
    return: {
      name: 'تمت الموافقة على الإرجاع',
      text: 'سنستلم منك هذه المنتجات، وتسترد أموالك بعد وصولها إلينا.',
    },
    exchange: {
      name: 'تمت الموافقة على الاستبدال',
      text: 'سنستلم منك هذه المنتجات، ونرسل إليك البديل بعد وصولها إلينا.',
    },
  },
  refused: {
    return: { name: 'لم يُقبل طلب الإرجاع', text: 'لا يمكننا إرجاع هذه المنتجات.' },
    exchange: { name: 'لم يُقبل طلب الاستبدال', text: 'لا يمكننا استبدال هذه المنتجات.' },
  },
  received: {
    return: { name: 'وصلتنا المنتجات المرتجعة', text: 'وصلت المنتجات إلينا، وبقي استرداد المبلغ.' },
    exchange: { name: 'وصلتنا المنتجات', text: 'وصلت المنتجات إلينا، وسنرسل إليك البديل قريبًا.' },
  },
  closed: {
    return: { name: 'اكتمل الإرجاع', text: 'لم يبقَ شيء لإتمامه.' },
    exchange: { name: 'اكتمل الاستبدال', text: 'لم يبقَ شيء لإتمامه.' },
  },
  cancelled: {
    return: { name: 'تم سحب الطلب', text: 'سحبت هذا الطلب.' },
    exchange: { name: 'تم سحب الطلب', text: 'سحبت هذا الطلب.' },
  },
};
export const steps: typeof english.steps = {
  requested: 'تقديم الطلب',
  approved: 'الموافقة',
  refused: 'لم يُقبل',
  received: 'الوصول إلينا',
  closed: 'الاكتمال',
  cancelled: 'السحب',
};
export const stepOn: typeof english.stepOn = (step, date) => `${step}: ${date}`;
export const yourReason = 'السبب';
export const yourNote = 'ملاحظتك';
export const ourAnswer = 'ردّنا';
export const history = 'ما تم حتى الآن';
export const withdraw = 'سحب الطلب';
