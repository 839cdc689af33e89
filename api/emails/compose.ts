import type { Html } from '#api/platform/http/html-page.ts';
import type { Language } from '#contract/constants.ts';
import type { RenderedEmail } from './emails.ts';
import { removeMarks } from './isolate.ts';
import { type Mood, renderPage, renderParagraph } from './layout.ts';
import type { EmailText, EmailTexts } from './texts.ts';

interface EmailParts extends EmailText {
  language: Language;
  texts: Pick<EmailTexts, 'subject'>;
  /** The name of the shop. */
  shop: string;
  mood: Mood;
  /** Content after the paragraphs, as plain text and HTML. */
  text: string[];
  body: Html[];
  footer: string[];
}

/** An email in one language. */
export function composeEmail({
  language,
  texts,
  shop,
  mood,
  subject: about,
  title,
  paragraphs,
  text,
  body,
  footer,
}: EmailParts): RenderedEmail {
  const whole = [title, ...paragraphs, ...text, [...footer, shop].join('\n')].join('\n\n');
  const subject = removeMarks(texts.subject(shop, about));
  return {
    subject,
    text: `${language === 'ar' ? whole : removeMarks(whole)}\n`,
    html: renderPage({
      ...{ language, shop, subject },
      preview: removeMarks(paragraphs.join(' ')),
      sections: [
        { language, mood, title, body: [...paragraphs.map((each) => renderParagraph(each)), ...body] },
      ],
      footer,
    }),
  };
}
