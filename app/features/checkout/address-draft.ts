/** cash, card, or the name of a gateway where the shop offers several. */
export type PaymentMethod = string;

/** The shipping address as far as it was typed. */
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

/** The draft of this shopper in this tab, so that neither a reload nor an expired session loses it. */
export function readDraft(owner: string): AddressDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    if (kept.owner !== owner) return EMPTY_DRAFT;
    return {
      details: toText(kept.details),
      phone: toText(kept.phone),
      city: toText(kept.city),
      governorate: toText(kept.governorate),
      area: toText(kept.area),
      payment: toText(kept.payment) || EMPTY_DRAFT.payment,
    };
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Keeps the fields of a form as they are now. */
export function writeDraft(owner: string, fields: object): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...fields, owner }));
  } catch {
    // Without storage a reload starts over; nothing else depends on it.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}
