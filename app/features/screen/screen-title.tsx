import * as common from '#messages/common.ts';

// A little more than search engines show.
const MAX_DESCRIPTION_LENGTH = 300;

/** The document's title: the screen's name before the shop's, or the shop's alone for home. */
export function writeTitle(name: string | undefined): string {
  return name ? common.title(name) : common.shop;
}

/** The meta description: one line, truncated between words; the shop's description if there is no text. */
export function writeDescription(text: string | undefined): string {
  const line = text?.replace(/\s+/g, ' ').trim() || common.description;
  return line.length > MAX_DESCRIPTION_LENGTH
    ? `${line.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s\S*$/, '')}…`
    : line;
}

interface ScreenTitleProps {
  /** The screen's name; home has none. */
  name?: string | undefined;
  description?: string | undefined;
}

/** The document's title and description, which React hoists into the head. */
export function ScreenTitle({ name, description }: ScreenTitleProps) {
  return (
    <>
      <title>{writeTitle(name)}</title>
      <meta name="description" content={writeDescription(description)} />
    </>
  );
}
