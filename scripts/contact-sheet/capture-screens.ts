import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LANGUAGES, type Language, TOKEN_KEY } from '#contract/constants.ts';

export const THEMES = ['light', 'dark'] as const;
const WIDTHS = [320, 390, 768, 1024, 1440, 2560];

const LOCALES: Record<Language, string> = { en: 'en-US', ar: 'ar-EG' };
const MIN_WIDE_PX = 700;
const QUALITY = 80;
const MAX_PICTURE_MS = 5000;

export interface Screen {
  name: string;
  /** The screen's URL by language. */
  url: (language: Language) => string;
  isSignedIn?: boolean;
}

export interface Screenshot {
  screen: string;
  language: Language;
  theme: (typeof THEMES)[number];
  width: number;
  height: number;
  /** The path of the file, relative to the folder of the contact sheet. */
  file: string;
}

interface Session {
  browser: Browser;
  folder: string;
  token: string;
}

/** Opens a screen and reloads it, because the first visit shows a system font until the web font is loaded. */
export async function openWithFonts(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
}

/** A typical window height for a width. */
const findHeight = (width: number) => (width < MIN_WIDE_PX ? 844 : Math.round(width * 0.625));

/** Waits until the pictures that are visible at the current width are loaded; gives up after a while. */
async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async (maxMs) => {
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && image.checkVisibility();
    };
    const load = (image: HTMLImageElement) => {
      image.loading = 'eager';
      return image.decode();
    };
    const loaded = Promise.allSettled([...document.images].filter(isInView).map(load));
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, maxMs))]);
  }, MAX_PICTURE_MS);
}

/** Opens a screen once and takes a screenshot in every width and theme. */
async function captureScreen(
  context: BrowserContext,
  screen: Screen,
  language: Language,
  folder: string,
): Promise<Screenshot[]> {
  const page = await context.newPage();
  const taken: Screenshot[] = [];
  await openWithFonts(page, screen.url(language));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.skeleton')].every((part) => !part.checkVisibility()),
  );
  for (const width of WIDTHS) {
    const height = findHeight(width);
    await page.setViewportSize({ width, height });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await waitForPictures(page);
      const file = `${screen.name}-${width}-${language}-${theme}.jpg`;
      await page.screenshot({ path: `${folder}/${file}`, type: 'jpeg', quality: QUALITY });
      taken.push({ screen: screen.name, language, theme, width, height, file });
    }
  }
  await page.close();
  return taken;
}

/** Takes screenshots of all screens in all languages, themes and widths; languages in parallel. */
export async function captureScreens(
  { browser, folder, token }: Session,
  screens: Screen[],
): Promise<Screenshot[]> {
  mkdirSync(folder, { recursive: true });
  const byLanguage = LANGUAGES.map(async (language) => {
    const taken: Screenshot[] = [];
    for (const screen of screens) {
      const context = await browser.newContext({ locale: LOCALES[language], serviceWorkers: 'block' });
      if (screen.isSignedIn)
        await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
          TOKEN_KEY,
          token,
        ] as const);
      taken.push(...(await captureScreen(context, screen, language, folder)));
      await context.close();
      console.log(`${screen.name}, ${language}`);
    }
    return taken;
  });
  return (await Promise.all(byLanguage)).flat();
}
