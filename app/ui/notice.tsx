import type { ReactNode } from 'react';

interface NoticeProps {
  picture: string;
  title: string;
  text?: string;
  /** Announced at once, as trouble is. */
  isAlert?: boolean;
  children?: ReactNode;
}

/** A page that has only one thing to say. */
export function Notice({ picture, title, text, isAlert = false, children }: NoticeProps) {
  return (
    <section
      role={isAlert ? 'alert' : undefined}
      className="mx-auto flex max-w-md flex-col items-center px-4 py-16 text-center"
    >
      <img src={picture} alt="" width={280} height={210} />
      <h1 className="mt-6 text-2xl font-semibold tracking-tight">{title}</h1>
      {text && <p className="mt-2 text-ink-soft">{text}</p>}
      {children}
    </section>
  );
}

export const ACTION =
  'mt-6 inline-block rounded-full bg-brand px-5 py-3 font-medium text-surface transition-colors hover:bg-brand-strong';
