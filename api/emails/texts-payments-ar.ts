/** Texts of emails about changed orders and amounts due, in Arabic. */
import type { PaymentTexts } from './texts.ts';

export const paymentTexts: PaymentTexts = {
  payment_link: ({ number, amount, total }) => ({
    subject: `ادفع قيمة طلبك رقم ${number}`,
    title: 'ادفع قيمة طلبك',
    paragraphs: [
      `المبلغ المطلوب لطلبك رقم ${number} هو ${amount ?? total}. يمكنك دفعه أونلاين من الزر التالي.`,
      'نشحن طلبك بعد الدفع. وإذا كنت قد دفعت بالفعل فتجاهل هذه الرسالة.',
    ],
  }),
  lines_changed: ({ number, total, amount, change }) => ({
    subject: `تم تعديل طلبك رقم ${number}`,
    title: 'تم تعديل طلبك',
    paragraphs: [
      `عدّلنا منتجات طلبك رقم ${number}، والإجمالي الآن ${total}.`,
      ...(change === 'refund' ? [`سيرجع إليك ${amount} بالطريقة نفسها التي دفعت بها.`] : []),
      ...(change === 'due' ? [`يتبقى ${amount}، ونشحن طلبك بعد دفعه.`] : []),
      'إذا لم تطلب هذا التعديل فتواصل معنا قبل شحن الطلب.',
    ],
  }),
  difference_paid: ({ number, amount, total }) => ({
    subject: `تم استلام المبلغ لطلبك رقم ${number}`,
    title: 'تم الدفع',
    paragraphs: [
      `شكرًا لك. استلمنا ${amount}، وبذلك اكتمل دفع طلبك رقم ${number} بإجمالي ${total}.`,
      'سنراسلك عند شحنه.',
    ],
  }),
};
