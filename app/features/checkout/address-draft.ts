import type { TypedAddress } from '#contract/forms.ts';

/** `cash`, `card`, or the name of a gateway if the shop offers several. */
export type PaymentMethod = string;

/** The shipping address as typed so far. */
export type AddressDraft = Record<keyof TypedAddress, string> & { payment: PaymentMethod };

const STORAGE_KEY = 'shipping-address';
export const EMPTY_DRAFT: AddressDraft = {
  recipient: '',
  phone: '',
  governorate: '',
  city: '',
  details: '',
  landmark: '',
  secondPhone: '',
  payment: 'card',
};

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The draft of this shopper in this tab. It survives a reload and an expired session. */
export function readDraft(owner: string): AddressDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '');
    if (stored.owner !== owner) return EMPTY_DRAFT;
    const fields = Object.fromEntries(Object.keys(EMPTY_DRAFT).map((name) => [name, toText(stored[name])]));
    return { ...EMPTY_DRAFT, ...fields, payment: fields.payment || EMPTY_DRAFT.payment };
  } catch {
    return EMPTY_DRAFT;
  }
}

export function writeDraft(owner: string, fields: object): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...fields, owner }));
  } catch {
    // Without storage a reload loses the draft.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {}
}
