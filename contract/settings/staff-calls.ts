/** The calls of the staff about the shop's settings. */
import * as v from 'valibot';
import { type CallRefusal, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { dataOf } from '#contract/envelope.ts';
import { refuseAs } from '#contract/text.ts';
import { SETTING_GROUPS } from './groups.ts';

const { name, contact, company, delivery, cash, emails } = SETTING_GROUPS;

/** The version that a change is based on; 0 for a group that was never changed. */
const version = v.pipe(v.number(refuseAs('invalid-value')), v.integer(refuseAs('invalid-value')));

/** The current values of a group, and its defaults. */
const stateOf = <const Values extends v.GenericSchema>(values: Values) =>
  v.object({ version: v.number(), values, defaults: values });
export const settingsState = v.object({
  name: stateOf(name),
  contact: stateOf(contact),
  company: stateOf(company),
  delivery: stateOf(delivery),
  cash: stateOf(cash),
  emails: stateOf(emails),
});

const nameRequest = v.object({ version, ...name.entries });
const contactRequest = v.object({ version, ...contact.entries });
const companyRequest = v.object({ version, ...company.entries });
const deliveryRequest = v.object({ version, ...delivery.entries });
const cashRequest = v.object({ version, ...cash.entries });
const emailsRequest = v.object({ version, ...emails.entries });

export const readSettings = defineCall()({
  audience: 'staff',
  permission: 'shop.read',
  path: '/settings',
  answer: dataOf(settingsState),
});

const changeAccess = { method: 'PUT', audience: 'staff', permission: 'settings.change' } as const;
export const changeShopName = defineCall<{ body: typeof nameRequest }>()({
  ...changeAccess,
  path: '/settings/name',
  answer: dataOf(settingsState.entries.name),
});
export const changeContact = defineCall<{ body: typeof contactRequest }>()({
  ...changeAccess,
  path: '/settings/contact',
  answer: dataOf(settingsState.entries.contact),
});
export const changeCompany = defineCall<{ body: typeof companyRequest }>()({
  ...changeAccess,
  path: '/settings/company',
  answer: dataOf(settingsState.entries.company),
});
export const changeDeliveryPrices = defineCall<{ body: typeof deliveryRequest }>()({
  ...changeAccess,
  path: '/settings/delivery',
  answer: dataOf(settingsState.entries.delivery),
});
export const changeCashLimits = defineCall<{ body: typeof cashRequest }>()({
  ...changeAccess,
  path: '/settings/cash',
  answer: dataOf(settingsState.entries.cash),
});
export const changeEmailFooter = defineCall<{ body: typeof emailsRequest }>()({
  ...changeAccess,
  path: '/settings/emails',
  answer: dataOf(settingsState.entries.emails),
});

const tag = 'Settings';
const fields = { version: 'The version that the change was made from; 0 if there was none.' };
const notes =
  'A value that equals its default is not stored: it follows the default. The refusal changed-meanwhile has the present state as `current`.';
const refusals: readonly CallRefusal[] = [{ code: 'invalid-value', param: 'version' }, 'changed-meanwhile'];

export const settingsCalls = /* @__PURE__ */ specifyCalls({
  readSettings: {
    call: readSettings,
    tag,
    summary: 'Reads the shop’s settings, with the defaults of each.',
  },
  changeShopName: {
    call: changeShopName,
    ...{ tag, notes, fields },
    summary: 'Changes the name of the shop.',
    request: nameRequest,
    refusals: [...refusals, { code: 'name-required', param: 'nameEn' }],
  },
  changeContact: {
    call: changeContact,
    ...{ tag, notes, fields },
    summary: 'Changes how shoppers reach the shop.',
    request: contactRequest,
    refusals: [
      ...refusals,
      { code: 'invalid-shop-phone', param: 'phone' },
      { code: 'invalid-whatsapp', param: 'whatsApp' },
      { code: 'invalid-email', param: 'email' },
      { code: 'invalid-profile', param: 'profiles.0' },
    ],
  },
  changeCompany: {
    call: changeCompany,
    ...{ tag, notes, fields },
    summary: 'Changes the business that invoices name.',
    request: companyRequest,
    refusals: [...refusals, { code: 'invalid-register', param: 'taxNumber' }],
  },
  changeDeliveryPrices: {
    call: changeDeliveryPrices,
    ...{ tag, notes },
    fields: {
      ...fields,
      pricePiastres: 'The price wherever no other one is set.',
      freeFromPiastres:
        'Delivery is free if the items cost at least this, after discounts; null if it never is.',
      governoratePiastres: 'Prices by a code of ISO 3166-2:EG, such as ALX.',
    },
    summary: 'Changes the prices of delivery.',
    request: deliveryRequest,
    samples: { pricePiastres: 499, freeFromPiastres: 100_000, governoratePiastres: { ASN: 2500 } },
    refusals: [
      ...refusals,
      { code: 'invalid-price', param: 'pricePiastres' },
      { code: 'unknown-governorate', param: 'governoratePiastres' },
    ],
  },
  changeCashLimits: {
    call: changeCashLimits,
    ...{ tag, notes, fields },
    summary: 'Changes the limits on cash orders; null is no limit.',
    request: cashRequest,
    refusals: [...refusals, { code: 'invalid-limit', param: 'maxPiastres' }],
  },
  changeEmailFooter: {
    call: changeEmailFooter,
    ...{ tag, notes, fields },
    summary: 'Changes the text at the end of every email.',
    request: emailsRequest,
    refusals: [...refusals, { code: 'too-long', param: 'footerEn' }],
  },
});
