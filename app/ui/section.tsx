import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}

export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mx-auto max-w-page px-4 pt-10 sm:px-6 lg:px-8"
    >
      <header className="mb-5">
        <h2 id={`${id}-title`} className="text-2xl font-semibold tracking-tight">
          {title}
        </h2>
        {note && <p className="text-ink-soft">{note}</p>}
      </header>
      {children}
    </section>
  );
}
