import type { Html } from '#api/platform/http/html-page.ts';
import type { Language } from '#contract/constants.ts';
import { withoutMarks } from './isolate.ts';
import { type Mood, renderPage, renderParagraph } from './layout.ts';
import type { RenderedLetter } from './letters.ts';
import type { LetterText } from './texts.ts';

interface LetterParts extends LetterText {
  language: Language;
  mood: Mood;
  /** What follows the paragraphs, in plain text and in HTML. */
  text: string[];
  body: Html[];
  footer: string[];
}

/** A letter in one language. */
export function composeLetter({
  language,
  mood,
  subject,
  title,
  paragraphs,
  text,
  body,
  footer,
}: LetterParts): RenderedLetter {
  const whole = [title, ...paragraphs, ...text, [...footer, 'My Store'].join('\n')].join('\n\n');
  return {
    subject: withoutMarks(subject),
    text: `${language === 'ar' ? whole : withoutMarks(whole)}\n`,
    html: renderPage({
      language,
      subject: withoutMarks(subject),
      preview: withoutMarks(paragraphs.join(' ')),
      sections: [
        { language, mood, title, body: [...paragraphs.map((each) => renderParagraph(each)), ...body] },
      ],
      footer,
    }),
  };
}
