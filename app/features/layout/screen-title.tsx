import { useMessages } from '#app/i18n/use-messages.ts';

interface ScreenTitleProps {
  /** What stands before the shop's name; home has nothing there. */
  name?: string | undefined;
  description?: string | undefined;
}

/** The document's title and description. React puts them into the head, wherever this stands. */
export function ScreenTitle({ name, description }: ScreenTitleProps) {
  const m = useMessages();
  return (
    <>
      <title>{name ? m.common.title(name) : m.common.shop}</title>
      <meta name="description" content={description || m.common.description} />
    </>
  );
}
