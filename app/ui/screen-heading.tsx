/** The heading of a screen, with a line below it. */
export function ScreenHeading({ title, note }: { title: string; note?: string | undefined }) {
  return (
    <header className="mb-6">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{title}</h1>
      {note && <p className="mt-1 text-ink-soft">{note}</p>}
    </header>
  );
}
