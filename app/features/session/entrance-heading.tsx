import type { ReactNode } from 'react';

/** The heading above a form one comes in by. */
export function EntranceHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="mb-7">
      <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
      <div className="mt-2 text-ink-soft">{children}</div>
    </header>
  );
}
