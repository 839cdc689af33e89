import type { ReactNode } from 'react';
import { focusHeadingAfter } from './hand-on-focus.ts';

interface NoticeProps {
  picture: string;
  title: string;
  /** One sentence. */
  text?: string | undefined;
  /** Announced at once, as trouble is. */
  isAlert?: boolean | undefined;
  /** 1 where it is the whole page. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Where the picture says it all; the title is then only heard. */
  isTitleHidden?: boolean | undefined;
  /** One action. */
  children?: ReactNode;
}

/** An empty place or a failure: a picture, what it means, and the way on. */
export function Notice({
  picture,
  title,
  text,
  isAlert = false,
  headingLevel = 1,
  isTitleHidden = false,
  children,
}: NoticeProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      ref={focusHeadingAfter}
      role={isAlert ? 'alert' : undefined}
      className="mx-auto flex max-w-md flex-col items-center px-4 py-16 text-center"
    >
      <img src={picture} alt="" width={320} height={240} className="h-auto max-w-full" />
      <Heading
        className={isTitleHidden ? 'sr-only' : 'mt-6 text-2xl font-semibold tracking-tight text-balance'}
      >
        {title}
      </Heading>
      {text && <p className="mt-2 text-pretty text-ink-soft">{text}</p>}
      {children}
    </section>
  );
}
