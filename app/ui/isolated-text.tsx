import { Fragment } from 'react';
import { keepTogether } from './keep-together.tsx';

// The end of a sentence and the blanks after it. A dot within a number or a name does not match: no blank follows it.
const SENTENCE_END = /([.!?؟…][)"»”]?\s+|\n)/;
const LETTER = /[A-Za-z]|[\u0590-\u08ff]/;

/** The direction of a text by its first letter. `dir="auto"` does not work here, because it ignores text in `bdi`. */
export function findDirection(text: string): 'ltr' | 'rtl' | undefined {
  const letter = LETTER.exec(text)?.[0];
  if (letter === undefined) return undefined;
  return letter > 'z' ? 'rtl' : 'ltr';
}

/** Splits a text into sentences, each with the blanks that follow it. */
export function splitSentences(text: string): { sentence: string; blanks: string }[] {
  const parts = text.split(SENTENCE_END);
  return parts.flatMap((part, at) => {
    if (at % 2 === 1) return [];
    const end = parts[at + 1] ?? '';
    const mark = end.trimEnd();
    return part || end ? { sentence: part + mark, blanks: end.slice(mark.length) } : [];
  });
}

/** A text whose sentences keep their order, even if an Arabic sentence follows an English one. */
export const IsolatedText = ({ text }: { text: string }) =>
  splitSentences(text).map(({ sentence, blanks }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a text never move
    <Fragment key={at}>
      <bdi>{keepTogether(sentence)}</bdi>
      {blanks}
    </Fragment>
  ));
