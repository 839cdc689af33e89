/**
 * `npm run lighthouse` measures the public pages as Lighthouse does on a phone (slow 4G and a processor four times slower,
 * both simulated), each beside itself without scripts. `npm run lighthouse -- home ar --runs=1` measures a part.
 */
import { parseArgs } from 'node:util';
import { placeInLanguage } from '#app/features/language/language.ts';
import { paths } from '#app/paths.ts';
import { LANGUAGES, type Language } from '#contract/constants.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { makeDataFolder, startShop } from '#tests/setup/running-shop.ts';
import { findChromium, provideChromium } from '../../scripts/chromium.ts';
import { AS_BROWSERS, medianOf } from '../measure.ts';
import { startFloor } from './floor.ts';
import { listFailedAudits, OTHERS, summarise, writeLimits, writeRow } from './judge.ts';
import { type Lighthouse, provideLighthouse, type Report } from './provide-lighthouse.ts';

const PAGES: Record<string, string> = {
  home: paths.home,
  products: paths.products,
  details: paths.productDetails(plain.id, plain.category),
  brands: paths.brands,
  categories: paths.categories,
};
/** Of the browser, so that no banner offers the other language; and where each is found. */
const PLACES: Record<Language, { locale: string; basename: string }> = {
  en: { locale: 'en-US', basename: '/' },
  ar: { locale: 'ar-EG', basename: '/ar' },
};

interface Visit {
  url: string;
  locale: string;
  categories: readonly string[];
}

/** Measures a page once, in a browser that was never there before. */
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

/** Twice, so that it is remembered and compressed. */
async function warm(url: string): Promise<void> {
  for (let time = 0; time < 2; time++) {
    const answer = await fetch(url, { headers: { ...AS_BROWSERS, accept: 'text/html' } });
    if (!answer.ok) throw new Error(`${url} was answered by ${answer.status}`);
    await answer.arrayBuffer();
  }
}

/** What was asked for; all of it where nothing is named. */
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

const asked = readArguments();
const lighthouse = await provideLighthouse();
if (!lighthouse || !(await provideChromium())) process.exit(1);
const data = makeDataFolder();
const shop = await startShop({ DATA_DIR: data.folder });
const floor = await startFloor(shop.url);
const rows: Record<string, string>[] = [];
const benchmarks: number[] = [];
try {
  for (const language of asked.languages) {
    const { locale, basename } = PLACES[language];
    for (const page of asked.pages) {
      const path = placeInLanguage(basename, PAGES[page] ?? '');
      for (const host of [shop.url, floor.url]) await warm(host + path);
      const ours: Report[] = [];
      const floors: Report[] = [];
      // In turns, so that both meet the same noise.
      for (let run = 0; run < asked.runs; run++) {
        floors.push(await visit(lighthouse, { url: floor.url + path, locale, categories: [] }));
        ours.push(await visit(lighthouse, { url: shop.url + path, locale, categories: OTHERS }));
      }
      const row = writeRow(page, language, summarise(ours, floors));
      rows.push(row);
      // Long before the table is there: a run takes its time.
      console.log(Object.values(row).join(' · '));
      for (const failed of new Set(ours.flatMap(listFailedAudits))) console.log(`  ${failed}`);
      benchmarks.push(...ours.map(({ environment }) => environment.benchmarkIndex));
    }
  }
} finally {
  floor.stop();
  await shop.stop();
  data.remove();
}
console.table([...rows, writeLimits()]);
console.log(`Lighthouse's index of this machine: ${Math.round(medianOf(benchmarks))}.`);
process.exitCode = rows.every(({ verdict }) => verdict === 'pass') ? 0 : 1;
