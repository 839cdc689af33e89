import { type ReactNode, useId } from 'react';
import { Skeleton } from '#app/ui/skeleton.tsx';
import * as account from '#messages/account.ts';

interface AccountSectionProps {
  title: string;
  note?: string | undefined;
  children: ReactNode;
}

/** A section of the account screen, with its title beside it on wide screens and above it on narrow ones. */
export function AccountSection({ title, note, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-x-10 gap-y-3 lg:grid-cols-[15rem_minmax(0,48rem)]"
    >
      <div className="lg:pt-4">
        <h2 id={titleId} className="text-lg font-semibold tracking-tight">
          {title}
        </h2>
        {note && <p className="text-sm text-pretty text-ink-soft">{note}</p>}
      </div>
      {children}
    </section>
  );
}

export function AccountFrame({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) {
  return (
    <div aria-busy={isBusy} className="grid gap-10 lg:gap-12">
      {children}
    </div>
  );
}

/** Has the same geometry as the account screen that replaces it. */
export function AccountSkeleton() {
  return (
    <AccountFrame isBusy>
      <AccountSection title={account.details}>
        <Skeleton className="h-101 rounded-card! sm:h-77" />
      </AccountSection>
      <AccountSection title={account.addresses} note={account.addressesNote}>
        <Skeleton className="h-48 rounded-card!" />
      </AccountSection>
      <AccountSection title={account.privacy}>
        <Skeleton className="h-60 rounded-card!" />
      </AccountSection>
    </AccountFrame>
  );
}
