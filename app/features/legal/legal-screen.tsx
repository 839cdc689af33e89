import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { writeDigits } from '#messages/numbers.ts';
import type { LegalText } from '#messages/privacy.ts';

const toId = (at: number) => `section-${at + 1}`;

/** One column of text, with a list of its sections beside it on wide screens. */
export function LegalScreen({ title, intro, contents, sections }: LegalText) {
  return (
    <div className="mx-auto grid max-w-page items-start gap-x-16 px-4 pt-10 sm:px-6 lg:grid-cols-[15rem_minmax(0,42rem)] lg:px-8">
      <ScreenTitle name={title} description={intro} />
      <nav aria-label={contents} className="sticky top-24 row-span-2 text-sm max-lg:hidden print:hidden">
        <p className="mb-2 font-semibold">{contents}</p>
        <ol>
          {sections.map(({ heading }, at) => (
            <li key={heading}>
              <a
                href={`#${toId(at)}`}
                className="flex items-center py-1.5 text-ink-soft pointer-coarse:min-h-11 underline-offset-4 hover:text-brand-strong hover:underline"
              >
                {writeDigits(heading)}
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
        {sections.map(({ heading, paragraphs }, at) => (
          <section key={heading} aria-labelledby={toId(at)}>
            <h2 id={toId(at)} className="text-lg font-semibold tracking-tight">
              {writeDigits(heading)}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 leading-relaxed text-pretty">
                {writeDigits(paragraph)}
              </p>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
