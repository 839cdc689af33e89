/** All messages of the storefront, in both languages, by area. */
import * as arabicAccount from '#app/i18n/ar/account.ts';
import * as arabicBook from '#app/i18n/ar/address-book.ts';
import * as arabicCart from '#app/i18n/ar/cart.ts';
import * as arabicLimits from '#app/i18n/ar/cart-limits.ts';
import * as arabicCheckout from '#app/i18n/ar/checkout.ts';
import * as arabicCommon from '#app/i18n/ar/common.ts';
import * as arabicDays from '#app/i18n/ar/days.ts';
import * as arabicDelivery from '#app/i18n/ar/delivery.ts';
import * as arabicDetails from '#app/i18n/ar/details.ts';
import * as arabicDetailsProblem from '#app/i18n/ar/details-problem.ts';
import * as arabicFamily from '#app/i18n/ar/family.ts';
import * as arabicFilters from '#app/i18n/ar/filters.ts';
import * as arabicForms from '#app/i18n/ar/forms.ts';
import * as arabicGovernorates from '#app/i18n/ar/governorates.ts';
import * as arabicGroups from '#app/i18n/ar/groups.ts';
import * as arabicHome from '#app/i18n/ar/home.ts';
import * as arabicLanguage from '#app/i18n/ar/language.ts';
import * as arabicOffer from '#app/i18n/ar/language-offer.ts';
import * as arabicLayout from '#app/i18n/ar/layout.ts';
import * as arabicNumbers from '#app/i18n/ar/numbers.ts';
import * as arabicOffline from '#app/i18n/ar/offline.ts';
import * as arabicOrder from '#app/i18n/ar/order.ts';
import * as arabicOrders from '#app/i18n/ar/orders.ts';
import * as arabicReset from '#app/i18n/ar/password-reset.ts';
import * as arabicPaymentNote from '#app/i18n/ar/payment-note.ts';
import * as arabicPayments from '#app/i18n/ar/payments.ts';
import * as arabicPieces from '#app/i18n/ar/pieces.ts';
import * as arabicPlace from '#app/i18n/ar/place.ts';
import * as arabicPrivacy from '#app/i18n/ar/privacy.ts';
import * as arabicProduct from '#app/i18n/ar/product.ts';
import * as arabicProducts from '#app/i18n/ar/products.ts';
import * as arabicErrors from '#app/i18n/ar/provider-errors.ts';
import * as arabicQuantity from '#app/i18n/ar/quantity.ts';
import * as arabicReceipt from '#app/i18n/ar/receipt.ts';
import * as arabicRefused from '#app/i18n/ar/refused-order.ts';
import * as arabicNote from '#app/i18n/ar/result-note.ts';
import * as arabicReviewForm from '#app/i18n/ar/review-form.ts';
import * as arabicReviews from '#app/i18n/ar/reviews.ts';
import * as arabicSaved from '#app/i18n/ar/saved.ts';
import * as arabicSeo from '#app/i18n/ar/seo.ts';
import * as arabicSession from '#app/i18n/ar/session.ts';
import * as arabicShare from '#app/i18n/ar/share.ts';
import * as arabicAlerts from '#app/i18n/ar/stock-alerts.ts';
import * as arabicSuggest from '#app/i18n/ar/suggest.ts';
import * as arabicSupport from '#app/i18n/ar/support.ts';
import * as arabicTerms from '#app/i18n/ar/terms.ts';
import * as arabicToasts from '#app/i18n/ar/toasts.ts';
import * as arabicTracking from '#app/i18n/ar/tracking.ts';
import * as arabicViewed from '#app/i18n/ar/viewed.ts';
import * as arabicViewer from '#app/i18n/ar/viewer.ts';
import * as arabicWishList from '#app/i18n/ar/wish-list.ts';
import * as account from '#app/i18n/en/account.ts';
import * as book from '#app/i18n/en/address-book.ts';
import * as cart from '#app/i18n/en/cart.ts';
import * as limits from '#app/i18n/en/cart-limits.ts';
import * as checkout from '#app/i18n/en/checkout.ts';
import * as common from '#app/i18n/en/common.ts';
import * as days from '#app/i18n/en/days.ts';
import * as delivery from '#app/i18n/en/delivery.ts';
import * as details from '#app/i18n/en/details.ts';
import * as detailsProblem from '#app/i18n/en/details-problem.ts';
import * as family from '#app/i18n/en/family.ts';
import * as filters from '#app/i18n/en/filters.ts';
import * as forms from '#app/i18n/en/forms.ts';
import * as governorates from '#app/i18n/en/governorates.ts';
import * as groups from '#app/i18n/en/groups.ts';
import * as home from '#app/i18n/en/home.ts';
import * as language from '#app/i18n/en/language.ts';
import * as offer from '#app/i18n/en/language-offer.ts';
import * as layout from '#app/i18n/en/layout.ts';
import * as numbers from '#app/i18n/en/numbers.ts';
import * as offline from '#app/i18n/en/offline.ts';
import * as order from '#app/i18n/en/order.ts';
import * as orders from '#app/i18n/en/orders.ts';
import * as reset from '#app/i18n/en/password-reset.ts';
import * as paymentNote from '#app/i18n/en/payment-note.ts';
import * as payments from '#app/i18n/en/payments.ts';
import * as pieces from '#app/i18n/en/pieces.ts';
import * as place from '#app/i18n/en/place.ts';
import * as privacy from '#app/i18n/en/privacy.ts';
import * as product from '#app/i18n/en/product.ts';
import * as products from '#app/i18n/en/products.ts';
import * as errors from '#app/i18n/en/provider-errors.ts';
import * as quantity from '#app/i18n/en/quantity.ts';
import * as receipt from '#app/i18n/en/receipt.ts';
import * as refused from '#app/i18n/en/refused-order.ts';
import * as note from '#app/i18n/en/result-note.ts';
import * as reviewForm from '#app/i18n/en/review-form.ts';
import * as reviews from '#app/i18n/en/reviews.ts';
import * as saved from '#app/i18n/en/saved.ts';
import * as seo from '#app/i18n/en/seo.ts';
import * as session from '#app/i18n/en/session.ts';
import * as share from '#app/i18n/en/share.ts';
import * as alerts from '#app/i18n/en/stock-alerts.ts';
import * as suggest from '#app/i18n/en/suggest.ts';
import * as support from '#app/i18n/en/support.ts';
import * as terms from '#app/i18n/en/terms.ts';
import * as toasts from '#app/i18n/en/toasts.ts';
import * as tracking from '#app/i18n/en/tracking.ts';
import * as viewed from '#app/i18n/en/viewed.ts';
import * as viewer from '#app/i18n/en/viewer.ts';
import * as wishList from '#app/i18n/en/wish-list.ts';

export type Area = Record<string, unknown>;

/** A type error where Arabic lacks a message, or a message takes other values than in English. */
const pair = <English extends Area>(
  english: Widen<English>,
  arabic: NoInfer<Widen<English>>,
): [Area, Area] => [english, arabic];
/** The types of messages, whatever their text. */
type Widen<T> = { [Key in keyof T]: T[Key] extends string ? string : T[Key] };

export const messages: Record<string, [Area, Area]> = {
  cart: pair(cart, arabicCart),
  'cart-limits': pair(limits, arabicLimits),
  checkout: pair(checkout, arabicCheckout),
  common: pair(common, arabicCommon),
  details: pair(details, arabicDetails),
  'details-problem': pair(detailsProblem, arabicDetailsProblem),
  family: pair(family, arabicFamily),
  filters: pair(filters, arabicFilters),
  offline: pair(offline, arabicOffline),
  numbers: pair(numbers, arabicNumbers),
  forms: pair(forms, arabicForms),
  groups: pair(groups, arabicGroups),
  // Before home: 'Home' in a test is the screen, not the house.
  layout: pair(layout, arabicLayout),
  home: pair(home, arabicHome),
  language: pair(language, arabicLanguage),
  'language-offer': pair(offer, arabicOffer),
  toasts: pair(toasts, arabicToasts),
  order: pair(order, arabicOrder),
  orders: pair(orders, arabicOrders),
  payments: pair(payments, arabicPayments),
  pieces: pair(pieces, arabicPieces),
  privacy: pair(privacy, arabicPrivacy),
  product: pair(product, arabicProduct),
  products: pair(products, arabicProducts),
  'provider-errors': pair(errors, arabicErrors),
  quantity: pair(quantity, arabicQuantity),
  receipt: pair(receipt, arabicReceipt),
  'refused-order': pair(refused, arabicRefused),
  'result-note': pair(note, arabicNote),
  saved: pair(saved, arabicSaved),
  'review-form': pair(reviewForm, arabicReviewForm),
  reviews: pair(reviews, arabicReviews),
  seo: pair(seo, arabicSeo),
  'stock-alerts': pair(alerts, arabicAlerts),
  'password-reset': pair(reset, arabicReset),
  session: pair(session, arabicSession),
  suggest: pair(suggest, arabicSuggest),
  share: pair(share, arabicShare),
  support: pair(support, arabicSupport),
  terms: pair(terms, arabicTerms),
  tracking: pair(tracking, arabicTracking),
  viewed: pair(viewed, arabicViewed),
  viewer: pair(viewer, arabicViewer),
  'wish-list': pair(wishList, arabicWishList),
  account: pair(account, arabicAccount),
  'address-book': pair(book, arabicBook),
  governorates: pair(governorates, arabicGovernorates),
  place: pair(place, arabicPlace),
  days: pair(days, arabicDays),
  delivery: pair(delivery, arabicDelivery),
  'payment-note': pair(paymentNote, arabicPaymentNote),
};
