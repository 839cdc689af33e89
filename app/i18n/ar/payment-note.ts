/** What a cart says to those who come back from the payment page without having paid. */

export const cancelled = 'تم إلغاء الدفع. لم يُخصم أي مبلغ، وسلتك كما هي.';
export const failed = 'لم يتم الدفع. لم يُخصم أي مبلغ، وسلتك كما هي.';
export const unfinished = 'لم تكتمل عملية الدفع. سلتك كما هي.';
