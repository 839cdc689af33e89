/** Texts of emails about returns and exchanges, in Arabic. */
import type { ReturnTexts } from './texts.ts';

export const returnTexts: ReturnTexts = {
  return_requested: ({ number, isExchange, products }) => ({
    subject: `استلمنا طلب ${isExchange ? 'الاستبدال' : 'الإرجاع'} لطلبك رقم ${number}`,
    title: `استلمنا طلب ${isExchange ? 'الاستبدال' : 'الإرجاع'}`,
    paragraphs: [
      `طلبت ${isExchange ? 'استبدال' : 'إرجاع'} هذه المنتجات من طلبك رقم ${number}:`,
      ...products,
      'سنرد عليك خلال يومي عمل. من فضلك احتفظ بها بحالتها ومعها كل ملحقاتها.',
    ],
  }),
  return_approved: ({ number, isExchange, products, answer, isCash }) => ({
    subject: `تمت الموافقة على ${isExchange ? 'الاستبدال' : 'الإرجاع'} لطلبك رقم ${number}`,
    title: `تمت الموافقة على ${isExchange ? 'الاستبدال' : 'الإرجاع'}`,
    paragraphs: [
      `وافقنا على ${isExchange ? 'استبدال' : 'إرجاع'} هذه المنتجات من طلبك رقم ${number}:`,
      ...products,
      answer ?? 'سنتواصل معك لتحديد موعد استلامها منك.',
      isExchange
        ? 'بعد وصولها إلينا نرسل إليك البديل.'
        : `بعد وصولها إلينا تسترد أموالك${isCash ? '' : ' بالطريقة نفسها التي دفعت بها'}.`,
    ],
  }),
  return_refused: ({ number, isExchange, products, answer }) => ({
    subject: `تعذّر قبول طلب ${isExchange ? 'الاستبدال' : 'الإرجاع'} لطلبك رقم ${number}`,
    title: `تعذّر قبول طلب ${isExchange ? 'الاستبدال' : 'الإرجاع'}`,
    paragraphs: [
      `طلبت ${isExchange ? 'استبدال' : 'إرجاع'} هذه المنتجات من طلبك رقم ${number}:`,
      ...products,
      ...(answer ? [answer] : []),
      'إذا كان لديك أي سؤال فتواصل معنا واذكر رقم طلبك.',
    ],
  }),
  return_received: ({ number, isExchange, products }) => ({
    subject: `وصلتنا المنتجات المرتجعة من طلبك رقم ${number}`,
    title: 'وصلتنا المنتجات المرتجعة',
    paragraphs: [
      `وصلتنا هذه المنتجات من طلبك رقم ${number}:`,
      ...products,
      isExchange ? 'سنرسل إليك البديل قريبًا.' : 'بقي استرداد المبلغ، وسنراسلك عند إرساله.',
    ],
  }),
};
