import { type ReactNode, useId, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import * as orders from '#messages/orders.ts';

interface ConfirmCardProps {
  title: string;
  text: string;
  /** Confirms the order and shows it. Resolves with the text of the problem if confirming failed. */
  confirm: () => Promise<string | undefined>;
  className: string;
  children?: ReactNode;
}

/** Asks the shopper to confirm a cash order. Opening the link in the email does not confirm, because email scanners
 *  open links. */
export function ConfirmCard({ title, text, confirm, className, children }: ConfirmCardProps) {
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  async function act() {
    setBusy(true);
    setProblem('');
    setProblem((await confirm()) ?? '');
    setBusy(false);
  }
  return (
    <section
      aria-labelledby={titleId}
      className={`flex flex-wrap items-center justify-between gap-4 bg-brand-wash px-4 py-5 sm:px-8 forced-colors:border ${className}`}
    >
      <div className="min-w-0 grow basis-64">
        <p id={titleId} className="text-lg font-semibold">
          {title}
        </p>
        <p className="mt-1 text-pretty">{text}</p>
        {children}
        <p role="alert" className="mt-2 text-offer empty:hidden">
          {problem}
        </p>
      </div>
      <Button size="large" isBusy={isBusy} onClick={act}>
        {orders.confirm}
      </Button>
    </section>
  );
}
