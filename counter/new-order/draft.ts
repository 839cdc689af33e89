/** An order in preparation. This device stores the draft until the order is placed. */
import * as v from 'valibot';
import { LANGUAGES } from '#contract/constants.ts';
import { EGYPTIAN_MOBILE, normalisePhone } from '#contract/rules.ts';
import {
  LINK_HOLD_HOURS,
  ORDER_OVERRIDES,
  STAFF_ORDER_SOURCES,
  STAFF_PAYMENTS,
} from '#contract/staff-orders/kinds.ts';
import { ADDRESS_FIELDS, toAddressValues } from '#counter/addresses/address-form.ts';

const line = v.object({
  productId: v.string(),
  title: v.string(),
  picture: v.string(),
  options: v.string(),
  pieces: v.number(),
  pricePiastres: v.number(),
});

export const draftSchema = v.object({
  key: v.string(),
  /** `none`: no customer is selected yet. */
  who: v.picklist(['none', 'new', 'known']),
  customer: v.object({ id: v.string(), name: v.string(), phone: v.string(), email: v.string() }),
  lines: v.array(line),
  address: v.object(v.entriesFromList(ADDRESS_FIELDS, v.string())),
  payment: v.picklist(STAFF_PAYMENTS),
  holdHours: v.number(),
  source: v.picklist(STAFF_ORDER_SOURCES),
  language: v.picklist(LANGUAGES),
  note: v.string(),
  /** Drafts stored by an earlier version lack it. */
  couponCode: v.optional(v.string(), ''),
  overrides: v.array(v.picklist(ORDER_OVERRIDES)),
});

export type OrderDraft = v.InferOutput<typeof draftSchema>;
export type DraftLine = v.InferOutput<typeof line>;

export const NO_CUSTOMER: OrderDraft['customer'] = { id: '', name: '', phone: '', email: '' };

/** An empty draft. The server places an order with the same key only once, so a request can be repeated safely. */
export const createDraft = (): OrderDraft => ({
  key: crypto.randomUUID(),
  who: 'none',
  customer: NO_CUSTOMER,
  lines: [],
  address: toAddressValues({}),
  payment: 'cash',
  holdHours: LINK_HOLD_HOURS.usual,
  source: 'phone',
  language: 'ar',
  note: '',
  couponCode: '',
  overrides: [],
});

/** Whether the draft has content that would be lost. */
export const isStarted = ({ who, lines, note, address }: OrderDraft): boolean =>
  who !== 'none' || lines.length > 0 || note !== '' || Object.values(address).some(Boolean);

const toLines = (lines: DraftLine[]) => lines.map(({ productId, pieces }) => ({ productId, pieces }));

/** The valid phone numbers of the address and the customer, without duplicates. */
const listPhones = ({ address, customer }: OrderDraft) => [
  ...new Set(
    [address.phone, customer.phone].map(normalisePhone).filter((text) => EGYPTIAN_MOBILE.test(text)),
  ),
];

/** The request that previews prices and limits while the draft is being edited. */
export const toPreview = (draft: OrderDraft) => ({
  ...(draft.who === 'known' && { customerId: draft.customer.id }),
  phones: listPhones(draft),
  governorate: draft.address.governorate as '',
  city: draft.address.city,
  couponCode: draft.couponCode,
  lines: toLines(draft.lines),
  payment: draft.payment,
});

/** The request that places the order. The contract's schema validates it. */
export function toRequest(draft: OrderDraft, expectedPiastres: number) {
  const { key, customer, lines, address, payment, holdHours, source, language, note, overrides } = draft;
  const { couponCode } = draft;
  const { id, name, phone, email } = customer;
  const { postalCode, ...rest } = address;
  return {
    ...{ key, lines: toLines(lines), payment, holdHours, source, language, note, overrides, couponCode },
    ...(draft.who === 'known' && { customerId: id }),
    ...(draft.who === 'new' && { newCustomer: { name, phone, ...(email.trim() && { email }) } }),
    address: { ...rest, ...(postalCode.trim() && { postalCode }) },
    expectedPiastres,
  };
}
