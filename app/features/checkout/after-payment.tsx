import { type ReactNode, useEffect, useState } from 'react';
import { useShopper } from '#app/features/session/session.ts';
import { hasLeft, removeMark } from './payment-mark.ts';

interface AfterPaymentProps {
  skeleton: ReactNode;
  children: ReactNode;
}

/** The cart; above it, for those who come back from the payment page without having paid, what became of that. Said once. */
export function AfterPayment({ skeleton, children }: AfterPaymentProps) {
  const owner = useShopper()?.id ?? '';
  const [isAsking, setAsking] = useState(() => hasLeft(owner));
  const [note, setNote] = useState<string>();
  useEffect(() => {
    if (!isAsking) return;
    removeMark();
    import('./ask-payment.ts')
      .then(({ askPayment }) => askPayment())
      .then(setNote, Boolean)
      .finally(() => setAsking(false));
  }, [isAsking]);
  return (
    <>
      <p
        role="status"
        className="mb-6 rounded-card border border-line bg-brand-wash px-4 py-3 text-pretty empty:hidden sm:px-5"
      >
        {note}
      </p>
      {/* Shown together with the note, so that nothing moves when that comes. */}
      {isAsking ? skeleton : children}
    </>
  );
}
