import * as common from '#messages/common.ts';

interface ScreenTitleProps {
  /** What stands before the shop's name; home has nothing there. */
  name?: string | undefined;
  description?: string | undefined;
}

/** The document's title and description. React puts them into the head, wherever this stands. */
export function ScreenTitle({ name, description }: ScreenTitleProps) {
  return (
    <>
      <title>{name ? common.title(name) : common.shop}</title>
      <meta name="description" content={description || common.description} />
    </>
  );
}
