import type { ReactNode } from 'react';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { writeDigits } from '#messages/numbers.ts';
import type { LegalSection, LegalText } from '#messages/privacy.ts';

const toId = ({ id }: LegalSection, at: number) => id ?? `section-${at + 1}`;

interface LegalScreenProps extends LegalText {
  /** Shown below the text. */
  children?: ReactNode;
}

/** One column of text, with a list of its sections beside it on wide screens. */
export function LegalScreen({ title, intro, contents, sections, children }: LegalScreenProps) {
  return (
    <div className="mx-auto grid max-w-page items-start gap-x-16 px-4 pt-10 sm:px-6 lg:grid-cols-[15rem_minmax(0,42rem)] lg:px-8">
      <ScreenTitle name={title} description={intro} />
      <nav aria-label={contents} className="sticky top-24 row-span-2 text-sm max-lg:hidden print:hidden">
        <p className="mb-2 font-semibold">{contents}</p>
        <ol>
          {sections.map((section, at) => (
            <li key={section.heading}>
              <a
                href={`#${toId(section, at)}`}
                className="flex items-center py-1.5 text-ink-soft pointer-coarse:min-h-11 underline-offset-4 hover:text-brand-strong hover:underline"
              >
                {writeDigits(section.heading)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <header>
        <h1 className="text-3xl font-semibold tracking-tight text-balance">{title}</h1>
        <p className="mt-3 text-base text-ink-soft">{intro}</p>
      </header>
      <div className="mt-10 grid gap-10">
        {sections.map((section, at) => (
          <section key={section.heading} aria-labelledby={toId(section, at)}>
            <h2 id={toId(section, at)} className="text-lg font-semibold tracking-tight">
              {writeDigits(section.heading)}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 leading-relaxed text-pretty">
                {writeDigits(paragraph)}
              </p>
            ))}
            {section.rows && section.rows.length > 0 && <Rows rows={section.rows} />}
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}

function Rows({ rows }: { rows: [string, string][] }) {
  return (
    <dl className="mt-4 divide-y divide-line border-y border-line">
      {rows.map(([name, text]) => (
        <div key={name} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[9rem_1fr]">
          <dt className="font-medium">{writeDigits(name)}</dt>
          <dd className="text-pretty">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
