import CreditCard from 'lucide-react/icons/credit-card';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { PaymentMarks } from '#app/features/product/payment-marks.tsx';
import type { FooterContents } from '#app/footer-contents.ts';
import { Card } from '#app/ui/card.tsx';
import * as details from '#messages/details.ts';
import { writeDigits } from '#messages/numbers.ts';
import { DeliveryFact } from './delivery-fact.tsx';

interface ProductFactsProps {
  /** Delivery times in words; undefined if unknown. */
  delivery: string | undefined;
  /** The warranty in words; undefined if unknown. */
  warranty: string | undefined;
}

/** Facts about delivery, payment, returns, the warranty and the seller. */
export function ProductFacts({ delivery, warranty }: ProductFactsProps) {
  const { paymentMarks: marks, soldBy } =
    useRouteLoaderData<{ foot?: FooterContents }>('root')?.foot ?? ({} as Partial<FooterContents>);
  return (
    <Card className="mt-6 p-5">
      <ul className="grid gap-2.5">
        {delivery && (
          <Fact Icon={Truck}>
            <DeliveryFact text={delivery} />
          </Fact>
        )}
        {marks && (
          <Fact Icon={CreditCard}>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <b className="font-medium">{details.payment}</b>
              <PaymentMarks marks={marks} />
            </div>
          </Fact>
        )}
        <Fact Icon={Undo2}>
          <p>
            <b className="font-medium">{details.returns}</b> {writeDigits(details.returnsNote)}
          </p>
        </Fact>
        {warranty && (
          <Fact Icon={ShieldCheck}>
            <p>
              <b className="font-medium">{details.warranty}</b> {warranty}
            </p>
          </Fact>
        )}
        {soldBy && (
          <Fact Icon={Store}>
            <p className="min-w-0 wrap-anywhere">
              <b className="font-medium">{details.soldBy}</b> <bdi>{soldBy}</bdi>
            </p>
          </Fact>
        )}
      </ul>
    </Card>
  );
}

function Fact({ Icon, children }: { Icon: typeof Truck; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-brand mirrored" />
      {children}
    </li>
  );
}
