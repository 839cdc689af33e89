import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CartView } from '#app/features/cart/cart-view.ts';
import type { TypedAddress } from '#contract/forms.ts';
import { clearDraft, type PaymentMethod } from './address-draft.ts';

// Lazy, because visitors see this page as well; loaded while a shopper fills in the form.
const loadParts = async () => (await import('./shopper-parts.ts')).parts;

/** What only shoppers have at checkout, undefined until it is loaded; and the order itself. */
export function useCheckout(cart: CartView, { isShopper }: { isShopper: boolean }) {
  const navigate = useNavigate();
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadParts>>>();
  useEffect(() => {
    if (isShopper) loadParts().then(setParts, () => {});
  }, [isShopper]);
  const checkOut = async (address: TypedAddress, payment: PaymentMethod): Promise<ReactNode> =>
    (await loadParts()).checkOut({ cart, address, payment, navigate, clearDraft });
  return { checkOut, parts };
}
