/** All messages of the storefront, in both languages, by area. */
import * as arabicAccount from '#app/i18n/ar/account.ts';
import * as arabicAddresses from '#app/i18n/ar/addresses.ts';
import * as arabicCart from '#app/i18n/ar/cart.ts';
import * as arabicCatalogue from '#app/i18n/ar/catalogue.ts';
import * as arabicCheckout from '#app/i18n/ar/checkout.ts';
import * as arabicCommon from '#app/i18n/ar/common.ts';
import * as arabicContact from '#app/i18n/ar/contact.ts';
import * as arabicCoupon from '#app/i18n/ar/coupon.ts';
import * as arabicDelivery from '#app/i18n/ar/delivery.ts';
import * as arabicDetails from '#app/i18n/ar/details.ts';
import * as arabicForms from '#app/i18n/ar/forms.ts';
import * as arabicGuestCart from '#app/i18n/ar/guest-cart.ts';
import * as arabicHelp from '#app/i18n/ar/help.ts';
import * as arabicHome from '#app/i18n/ar/home.ts';
import * as arabicLanguage from '#app/i18n/ar/language.ts';
import * as arabicLayout from '#app/i18n/ar/layout.ts';
import * as arabicNumbers from '#app/i18n/ar/numbers.ts';
import * as arabicOffline from '#app/i18n/ar/offline.ts';
import * as arabicOrders from '#app/i18n/ar/orders.ts';
import * as arabicPay from '#app/i18n/ar/pay.ts';
import * as arabicPrivacy from '#app/i18n/ar/privacy.ts';
import * as arabicProviderErrors from '#app/i18n/ar/provider-errors.ts';
import * as arabicQuestions from '#app/i18n/ar/questions.ts';
import * as arabicReturns from '#app/i18n/ar/returns.ts';
import * as arabicReviews from '#app/i18n/ar/reviews.ts';
import * as arabicSearch from '#app/i18n/ar/search.ts';
import * as arabicSeo from '#app/i18n/ar/seo.ts';
import * as arabicShare from '#app/i18n/ar/share.ts';
import * as arabicShop from '#app/i18n/ar/shop.ts';
import * as arabicSignIn from '#app/i18n/ar/sign-in.ts';
import * as arabicSizeGuide from '#app/i18n/ar/size-guide.ts';
import * as arabicSuggest from '#app/i18n/ar/suggest.ts';
import * as arabicTerms from '#app/i18n/ar/terms.ts';
import * as arabicToasts from '#app/i18n/ar/toasts.ts';
import * as arabicWishList from '#app/i18n/ar/wish-list.ts';
import * as account from '#app/i18n/en/account.ts';
import * as addresses from '#app/i18n/en/addresses.ts';
import * as cart from '#app/i18n/en/cart.ts';
import * as catalogue from '#app/i18n/en/catalogue.ts';
import * as checkout from '#app/i18n/en/checkout.ts';
import * as common from '#app/i18n/en/common.ts';
import * as contact from '#app/i18n/en/contact.ts';
import * as coupon from '#app/i18n/en/coupon.ts';
import * as delivery from '#app/i18n/en/delivery.ts';
import * as details from '#app/i18n/en/details.ts';
import * as forms from '#app/i18n/en/forms.ts';
import * as guestCart from '#app/i18n/en/guest-cart.ts';
import * as help from '#app/i18n/en/help.ts';
import * as home from '#app/i18n/en/home.ts';
import * as language from '#app/i18n/en/language.ts';
import * as layout from '#app/i18n/en/layout.ts';
import * as numbers from '#app/i18n/en/numbers.ts';
import * as offline from '#app/i18n/en/offline.ts';
import * as orders from '#app/i18n/en/orders.ts';
import * as pay from '#app/i18n/en/pay.ts';
import * as privacy from '#app/i18n/en/privacy.ts';
import * as providerErrors from '#app/i18n/en/provider-errors.ts';
import * as questions from '#app/i18n/en/questions.ts';
import * as returns from '#app/i18n/en/returns.ts';
import * as reviews from '#app/i18n/en/reviews.ts';
import * as search from '#app/i18n/en/search.ts';
import * as seo from '#app/i18n/en/seo.ts';
import * as share from '#app/i18n/en/share.ts';
import * as shop from '#app/i18n/en/shop.ts';
import * as signIn from '#app/i18n/en/sign-in.ts';
import * as sizeGuide from '#app/i18n/en/size-guide.ts';
import * as suggest from '#app/i18n/en/suggest.ts';
import * as terms from '#app/i18n/en/terms.ts';
import * as toasts from '#app/i18n/en/toasts.ts';
import * as wishList from '#app/i18n/en/wish-list.ts';

export type Area = Record<string, unknown>;

/** Gives a type error if Arabic lacks a message, or a message takes other values than in English. */
const pairLanguages = <English extends Area>(
  english: Widen<English>,
  arabic: NoInfer<Widen<English>>,
): [Area, Area] => [english, arabic];
/** The types of messages without their literal texts. */
type Widen<T> = { [Key in keyof T]: T[Key] extends string ? string : T[Key] };

export const messages: Record<string, [Area, Area]> = {
  cart: pairLanguages(cart, arabicCart),
  checkout: pairLanguages(checkout, arabicCheckout),
  common: pairLanguages(common, arabicCommon),
  details: pairLanguages(details, arabicDetails),
  catalogue: pairLanguages(catalogue, arabicCatalogue),
  search: pairLanguages(search, arabicSearch),
  offline: pairLanguages(offline, arabicOffline),
  numbers: pairLanguages(numbers, arabicNumbers),
  forms: pairLanguages(forms, arabicForms),
  // Precedes `home`, because tests get the first message with a text: 'Home' must be the screen, not the house.
  layout: pairLanguages(layout, arabicLayout),
  home: pairLanguages(home, arabicHome),
  language: pairLanguages(language, arabicLanguage),
  toasts: pairLanguages(toasts, arabicToasts),
  orders: pairLanguages(orders, arabicOrders),
  pay: pairLanguages(pay, arabicPay),
  privacy: pairLanguages(privacy, arabicPrivacy),
  'provider-errors': pairLanguages(providerErrors, arabicProviderErrors),
  questions: pairLanguages(questions, arabicQuestions),
  reviews: pairLanguages(reviews, arabicReviews),
  seo: pairLanguages(seo, arabicSeo),
  'sign-in': pairLanguages(signIn, arabicSignIn),
  'size-guide': pairLanguages(sizeGuide, arabicSizeGuide),
  suggest: pairLanguages(suggest, arabicSuggest),
  share: pairLanguages(share, arabicShare),
  terms: pairLanguages(terms, arabicTerms),
  'wish-list': pairLanguages(wishList, arabicWishList),
  account: pairLanguages(account, arabicAccount),
  addresses: pairLanguages(addresses, arabicAddresses),
  coupon: pairLanguages(coupon, arabicCoupon),
  delivery: pairLanguages(delivery, arabicDelivery),
  shop: pairLanguages(shop, arabicShop),
  help: pairLanguages(help, arabicHelp),
  contact: pairLanguages(contact, arabicContact),
  'guest-cart': pairLanguages(guestCart, arabicGuestCart),
  returns: pairLanguages(returns, arabicReturns),
};
