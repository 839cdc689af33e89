/** `cash`, `card`, or the name of a gateway if the shop offers several. */
export type PaymentMethod = string;

/** The shipping address as typed so far. */
export interface AddressDraft {
  details: string;
  phone: string;
  city: string;
  governorate: string;
  area: string;
  payment: PaymentMethod;
}

const KEY = 'shipping-address';
export const EMPTY_DRAFT: AddressDraft = {
  details: '',
  phone: '',
  city: '',
  governorate: '',
  area: '',
  payment: 'card',
};

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The draft of this shopper in this tab. It survives a reload and an expired session. */
export function readDraft(owner: string): AddressDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    if (stored.owner !== owner) return EMPTY_DRAFT;
    return {
      details: toText(stored.details),
      phone: toText(stored.phone),
      city: toText(stored.city),
      governorate: toText(stored.governorate),
      area: toText(stored.area),
      payment: toText(stored.payment) || EMPTY_DRAFT.payment,
    };
  } catch {
    return EMPTY_DRAFT;
  }
}

export function writeDraft(owner: string, fields: object): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...fields, owner }));
  } catch {
    // Without storage a reload loses the draft.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}
