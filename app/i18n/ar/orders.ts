/** The orders screen, to which the payment page returns; what is said of an order itself is in order.ts. */

export const title = 'طلباتي';
export const earlier = 'طلبات سابقة';
export const empty = 'ليس لديك طلبات بعد';
export const emptyText = 'كل ما تشتريه تجده هنا، من الدفع حتى التوصيل.';
export const toProducts = 'تصفّح المنتجات';
export const notShown = 'تعذّر عرض طلباتك';
export const loginNeeded = 'سجّل الدخول لترى طلباتك';
