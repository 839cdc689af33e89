import * as layout from '#messages/layout.ts';

/** The first stop of the keyboard: past the top bar. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-40 rounded-full bg-brand px-5 py-3 font-medium text-surface focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
    >
      {layout.skipToContent}
    </a>
  );
}
