import type { Html } from '#api/platform/http/html-page.ts';
import { type Language, SHOP_NAME } from '#contract/constants.ts';
import type { RenderedEmail } from './emails.ts';
import { withoutMarks } from './isolate.ts';
import { type Mood, renderPage, renderParagraph } from './layout.ts';
import type { EmailText } from './texts.ts';

interface EmailParts extends EmailText {
  language: Language;
  mood: Mood;
  /** Content after the paragraphs, as plain text and HTML. */
  text: string[];
  body: Html[];
  footer: string[];
}

/** An email in one language. */
export function composeEmail({
  language,
  mood,
  subject,
  title,
  paragraphs,
  text,
  body,
  footer,
}: EmailParts): RenderedEmail {
  const whole = [title, ...paragraphs, ...text, [...footer, SHOP_NAME].join('\n')].join('\n\n');
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
