import { writeDescription, writeTitle } from './write-title.ts';

interface ScreenTitleProps {
  /** What stands before the shop's name; home has nothing there. */
  name?: string | undefined;
  description?: string | undefined;
}

/** The document's title and description. React puts them into the head, wherever this stands. */
export function ScreenTitle({ name, description }: ScreenTitleProps) {
  return (
    <>
      <title>{writeTitle(name)}</title>
      <meta name="description" content={writeDescription(description)} />
    </>
  );
}
