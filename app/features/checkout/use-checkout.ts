import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CartView } from '#app/features/cart/cart-view.ts';
import type { TypedAddress } from '#contract/forms.ts';
import { clearDraft, type PaymentMethod } from './address-draft.ts';

// Lazy, because visitors who are not signed in open this screen too. Shoppers load it while they fill in the form.
const loadParts = async () => (await import('./submit-checkout.ts')).parts;

/** The parts of checkout for shoppers, undefined until loaded, and the function that places the order. */
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
