import { THEME_COOKIE, THEME_EVENT } from './theme.ts';

/** The colours of the browser around the page: those of the paper. */
export const THEME_COLORS = [
  { theme: 'light', color: '#fbf9f5' },
  { theme: 'dark', color: '#171512' },
] as const;

/** An inline script that runs before the first paint: pages are the same for everybody, so the browser has to say which
 *  theme was chosen. Once more when another is, here or in another tab. Of the colours of the browser, which stand
 *  above it in this order, the one that is not chosen is switched off. */
export const THEME_SCRIPT = `{let d=document,r=d.documentElement.dataset,f=()=>{let t=/(?:^|; )${THEME_COOKIE}=(dark|light)/.exec(d.cookie)?.[1];if(t)r.theme=t;else delete r.theme;d.querySelectorAll("[name=theme-color]").forEach((m,i)=>{let s=i?"dark":"light";m.media=t?t==s?"all":"not all":\`(prefers-color-scheme:\${s})\`})};f();for(let e of["${THEME_EVENT}","focus","pageshow"])addEventListener(e,f)}`;
