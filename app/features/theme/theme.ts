export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** A cookie, because logging out clears the local storage and leaves the theme alone. */
export const THEME_COOKIE = 'theme';
/** Fired on the window when another theme was kept. */
export const THEME_EVENT = 'theme';
const YEAR_SECONDS = 31_536_000;

/** Keeps the theme for a year, or forgets the one that was kept; the page's first script shows it. */
export function keepTheme(theme: Theme): void {
  const secure = window.location.protocol === 'https:' ? ';secure' : '';
  const age = theme === 'system' ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${THEME_COOKIE}=${theme};path=/;max-age=${age};samesite=lax${secure}`;
  window.dispatchEvent(new Event(THEME_EVENT));
}

/** The theme that was chosen, as the page shows it. */
export function readTheme(): Theme {
  return (document.documentElement.dataset.theme as Theme | undefined) ?? 'system';
}

/** Calls the listener whenever the page shows another choice. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
