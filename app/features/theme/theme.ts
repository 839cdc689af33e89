import { PAPER_COLORS } from '#contract/constants.ts';

export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** A cookie, because logging out clears the local storage but must keep the theme. */
const THEME_COOKIE = 'theme';
/** Fired on the window when another theme was saved. */
const THEME_EVENT = 'theme';
const YEAR_SECONDS = 31_536_000;

/** Saves the theme for a year, or deletes the saved one for 'system'; the inline script applies it. */
export function saveTheme(theme: Theme): void {
  const secure = window.location.protocol === 'https:' ? ';secure' : '';
  const age = theme === 'system' ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${THEME_COOKIE}=${theme};path=/;max-age=${age};samesite=lax${secure}`;
  window.dispatchEvent(new Event(THEME_EVENT));
}

export function readTheme(): Theme {
  return (document.documentElement.dataset.theme as Theme | undefined) ?? 'system';
}

/** Calls the listener whenever the choice changes. Returns a function that stops it. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The colours of the browser's toolbar: the page's background. */
export const THEME_COLORS = [
  { theme: 'light', color: PAPER_COLORS.light },
  { theme: 'dark', color: PAPER_COLORS.dark },
] as const;

/** An inline script that applies the chosen theme before the first paint, because the server's HTML is the same for all
 *  visitors. It runs again when the choice changes in this tab, and when this tab regains the focus. It also enables
 *  the matching `theme-color` tag; those tags are in the order of `THEME_COLORS`. */
export const THEME_SCRIPT = `{let d=document,r=d.documentElement.dataset,f=()=>{let t=/(?:^|; )${THEME_COOKIE}=(dark|light)/.exec(d.cookie)?.[1];if(t)r.theme=t;else delete r.theme;d.querySelectorAll("[name=theme-color]").forEach((m,i)=>{let s=i?"dark":"light";m.media=t?t==s?"all":"not all":\`(prefers-color-scheme:\${s})\`})};f();for(let e of["${THEME_EVENT}","focus","pageshow"])addEventListener(e,f)}`;
