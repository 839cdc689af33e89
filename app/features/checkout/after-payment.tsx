import { type ReactNode, useEffect, useState } from 'react';
import { useShopper } from '#app/features/session/session.ts';
import { clearPaymentMark, hasStartedPayment } from './started-payment.ts';

interface AfterPaymentProps {
  skeleton: ReactNode;
  children: ReactNode;
}

/** The cart. If a shopper returns from the payment page without paying, a note above the cart explains once what
 *  happened. */
export function AfterPayment({ skeleton, children }: AfterPaymentProps) {
  const owner = useShopper()?.id ?? '';
  const [isLoadingNote, setLoadingNote] = useState(() => hasStartedPayment(owner));
  const [note, setNote] = useState<string>();
  useEffect(() => {
    if (!isLoadingNote) return;
    clearPaymentMark();
    import('./load-payment-note.ts')
      .then(({ loadPaymentNote }) => loadPaymentNote())
      .then(setNote, Boolean)
      .finally(() => setLoadingNote(false));
  }, [isLoadingNote]);
  return (
    <>
      <p
        role="status"
        className="mb-6 rounded-card border border-line bg-brand-wash px-4 py-3 text-pretty empty:hidden sm:px-5"
      >
        {note}
      </p>
      {/* The cart is shown together with the note, to avoid a layout shift. */}
      {isLoadingNote ? skeleton : children}
    </>
  );
}
