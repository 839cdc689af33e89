import type { ReactNode } from 'react';

// Names such as 'USB-C' and 'Wi-Fi'; numbers with a unit, such as '65 W' and '13 بوصة'.
const UNBREAKABLE = /([\w.]{1,30}-[A-Z]\w*|\d[\d.,]{0,15} \p{L}{1,8}(?!\p{L}))/u;

/** Prevents line breaks in names like 'USB-C' and between a number and its unit. As markup, because non-breaking characters
 *  would be copied with the text. */
export const keepTogether = (text: string): ReactNode[] =>
  text.split(UNBREAKABLE).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
