/**
 * `npm run lighthouse` measures the public pages with Lighthouse's phone profile (simulated slow 4G, CPU slowed down
 * four times), each compared with itself without scripts. `npm run lighthouse -- home ar --runs=1` measures only a
 * part.
 */
import { parseArgs } from 'node:util';
import { toLanguagePath } from '#app/features/language/language.ts';
import { paths } from '#app/paths.ts';
import { LANGUAGES, type Language } from '#contract/constants.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { makeDataFolder, startShop } from '#tests/setup/running-shop.ts';
import { ensureChromium, findChromium } from '../../scripts/chromium.ts';
import { BROWSER_HEADERS, medianOf } from '../measure.ts';
import { installLighthouse, type Lighthouse, type Report } from './install-lighthouse.ts';
import { listFailedAudits, OTHER_CATEGORIES, summarise, writeLimits, writeRow } from './judge.ts';
import { startScriptlessServer } from './scriptless.ts';

const PAGES: Record<string, string> = {
  home: paths.home,
  products: paths.products,
  details: paths.productDetails(plain.id, plain.category),
  brands: paths.brands,
  categories: paths.categories,
};
/** The path prefix, and the browser's locale: with another locale, a banner would offer the other language. */
const LANGUAGE_SETTINGS: Record<Language, { locale: string; basename: string }> = {
  en: { locale: 'en-US', basename: '/' },
  ar: { locale: 'ar-EG', basename: '/ar' },
};

interface Visit {
  url: string;
  locale: string;
  categories: readonly string[];
}

/** Measures a page once, in a fresh browser profile. */
async function visit({ run, launch }: Lighthouse, { url, locale, categories }: Visit): Promise<Report> {
  const chrome = await launch({
    chromePath: findChromium() ?? '',
    chromeFlags: [
      '--headless',
      '--disable-gpu',
      `--accept-lang=${locale}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    const measured = await run(url, {
      port: chrome.port,
      onlyCategories: ['performance', ...categories],
      logLevel: 'error',
    });
    if (!measured || measured.lhr.runtimeError) {
      throw new Error(`${url} could not be measured: ${measured?.lhr.runtimeError?.message}`);
    }
    for (const warning of measured.lhr.runWarnings) console.warn(`${url}: ${warning}`);
    return measured.lhr;
  } finally {
    chrome.kill();
  }
}

/** Requests a page twice, so that it is cached and compressed. */
async function warmUp(url: string): Promise<void> {
  for (let time = 0; time < 2; time++) {
    const answer = await fetch(url, { headers: { ...BROWSER_HEADERS, accept: 'text/html' } });
    if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
    await answer.arrayBuffer();
  }
}

/** Parses the requested pages and languages, all by default, and the number of runs. */
function readArguments() {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '3' } },
    allowPositionals: true,
  });
  const pages = Object.keys(PAGES);
  const runs = Number(values.runs);
  const unknown = positionals.filter(
    (word) => !pages.includes(word) && !LANGUAGES.some((one) => one === word),
  );
  if (unknown.length > 0 || !Number.isInteger(runs) || runs % 2 !== 1) {
    throw new Error(
      `The pages are ${pages.join(', ')}, the languages ${LANGUAGES.join(', ')}; --runs= is an odd number.`,
    );
  }
  const pick = <T extends string>(all: readonly T[]) => {
    const named = all.filter((one) => positionals.includes(one));
    return named.length > 0 ? named : all;
  };
  return { pages: pick(pages), languages: pick(LANGUAGES), runs };
}

const requested = readArguments();
const lighthouse = await installLighthouse();
if (!lighthouse || !(await ensureChromium())) process.exit(1);
const dataFolder = makeDataFolder();
const shop = await startShop({ DATA_DIR: dataFolder.folder });
const scriptless = await startScriptlessServer(shop.url);
const rows: Record<string, string>[] = [];
const benchmarks: number[] = [];
try {
  for (const language of requested.languages) {
    const { locale, basename } = LANGUAGE_SETTINGS[language];
    for (const page of requested.pages) {
      const path = toLanguagePath(basename, PAGES[page] ?? '');
      for (const host of [shop.url, scriptless.url]) await warmUp(host + path);
      const ours: Report[] = [];
      const scriptlessRuns: Report[] = [];
      // Measures with and without scripts alternately, so that both see the same noise.
      for (let run = 0; run < requested.runs; run++) {
        scriptlessRuns.push(await visit(lighthouse, { url: scriptless.url + path, locale, categories: [] }));
        ours.push(await visit(lighthouse, { url: shop.url + path, locale, categories: OTHER_CATEGORIES }));
      }
      const row = writeRow(page, language, summarise(ours, scriptlessRuns));
      rows.push(row);
      // Prints the row at once, too, because a run takes long.
      console.log(Object.values(row).join(' · '));
      for (const failed of new Set(ours.flatMap(listFailedAudits))) console.log(`  ${failed}`);
      benchmarks.push(...ours.map(({ environment }) => environment.benchmarkIndex));
    }
  }
} finally {
  scriptless.stop();
  await shop.stop();
  dataFolder.remove();
}
console.table([...rows, writeLimits()]);
console.log(`Lighthouse's benchmark index of this machine: ${Math.round(medianOf(benchmarks))}.`);
process.exitCode = rows.every(({ verdict }) => verdict === 'pass') ? 0 : 1;
