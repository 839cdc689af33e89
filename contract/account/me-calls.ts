/** The specification of the calls of the signed-in account. The storefront loads me.ts only. */
import { LANG_PARAMETER, specifyCalls } from '#contract/api-call.ts';
import { EMAIL_LANG_PARAMETER, NEW_PASSWORD_NOTE, passwordRefusals } from './calls.ts';
import { changePassword, deleteMe, downloadMyData, readMe, sendConfirmation, updateMe } from './me.ts';
import { personalData } from './personal-data.ts';
import { changePasswordRequest, deleteMeRequest, PHONE_NOTE, updateMeRequest } from './requests.ts';

export const DATA_SAMPLES = {
  number: 6900,
  status: 'delivered',
  paymentMethod: 'cash',
  gateway: 'cash',
  language: 'en',
  itemsPrice: 298,
  totalPrice: 302.99,
  postalCode: null,
  carrier: null,
  trackingNumber: null,
  paidAt: null,
  deliveredAt: '2026-01-07T14:00:00.000Z',
  event: 'delivered',
  by: 'shop',
  at: '2026-01-07T14:00:00.000Z',
  returns: [],
  kind: 'charge',
  amount: 302.99,
  currency: 'EGP',
  until: '2026-01-12T10:00:00.000Z',
  hiddenReason: null,
  reports: [],
  answer: null,
  answeredAt: null,
};

const OWN_PROVIDER_NOTE = 'Only this provider has the call.';

export const meCalls = /* @__PURE__ */ specifyCalls({
  changePassword: {
    call: changePassword,
    tag: 'Account',
    summary: 'Changes the password and answers a new token.',
    notes: 'All earlier tokens are dead at once.',
    request: changePasswordRequest,
    fields: { password: NEW_PASSWORD_NOTE, rePassword: 'The new password again.' },
    refusals: [
      { code: 'current-password-required', param: 'currentPassword' },
      { code: 'wrong-current-password', param: 'currentPassword' },
      passwordRefusals,
      'too-many-tries',
    ],
  },
  updateMe: {
    call: updateMe,
    tag: 'Account',
    summary: 'Changes name, email address or phone number.',
    notes:
      'Send what changes and leave out the rest. The token stays good. A new email address needs currentPassword, and counts once it was confirmed on the page that the link in the email to it opens, within 24 hours; until then the answer shows the address that counts. From then on all other tokens are dead. For 7 days a link in the email to the old address undoes the change.',
    query: [EMAIL_LANG_PARAMETER],
    request: updateMeRequest,
    fields: {
      name: 'At least 3 characters.',
      phone: PHONE_NOTE,
      currentPassword: 'Only needed for another email address.',
    },
    refusals: [
      { code: 'name-too-short', param: 'name' },
      { code: 'invalid-email', param: 'email' },
      { code: 'current-password-required', param: 'currentPassword' },
      { code: 'wrong-current-password', param: 'currentPassword' },
      { code: 'email-in-use', param: 'email' },
      { code: 'not-an-egyptian-phone', param: 'phone' },
      'too-many-tries',
    ],
  },
  readMe: {
    call: readMe,
    tag: 'Account',
    summary: 'Shows the account of the signed-in shopper.',
    notes: `newEmail is an address that was asked for and is not confirmed yet; isEmailConfirmed tells it of the present one. ${OWN_PROVIDER_NOTE}`,
  },
  sendConfirmation: {
    call: sendConfirmation,
    tag: 'Account',
    summary: 'Sends the link that confirms the email address once more.',
    notes: `Does nothing if it is confirmed. Until it is, emails to it repeat nothing that was typed. ${OWN_PROVIDER_NOTE}`,
    query: [EMAIL_LANG_PARAMETER],
    status: 204,
    refusals: ['too-many-tries'],
  },
  downloadMyData: {
    call: { ...downloadMyData, answer: personalData },
    tag: 'Account',
    summary: 'Answers everything the shop knows of the signed-in shopper, as a file.',
    notes: `Amounts are in EGP. ${OWN_PROVIDER_NOTE}`,
    query: [LANG_PARAMETER],
    refusals: ['too-many-tries'],
    samples: DATA_SAMPLES,
  },
  deleteMe: {
    call: deleteMe,
    tag: 'Account',
    summary: 'Deletes the account, if no order or return of it is in progress.',
    notes: `Orders keep their number, products, amounts and town; name, email address, phone number, addresses, cart and wish list are gone, reviews stay without a name. Every token is dead at once. ${OWN_PROVIDER_NOTE}`,
    request: deleteMeRequest,
    status: 204,
    refusals: [
      { code: 'password-required', param: 'password' },
      { code: 'wrong-current-password', param: 'password' },
      'order-under-way',
      'return-under-way',
      'payment-not-closed',
      'too-many-tries',
    ],
  },
});
