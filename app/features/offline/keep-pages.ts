/** The pages, pictures and files of the shop that the service worker keeps. */
import { classifyRequest, nameOfPage, readPath } from './classify-request.ts';
import {
  isKeepablePage,
  KEPT_MARK,
  listNamedAssets,
  listOutdated,
  listSurplus,
  MOST_ASSETS,
  MOST_PAGES,
  MOST_PICTURES,
  nameAssets,
  PAGES,
  PICTURES,
} from './kept.ts';
import { type KeptPage, writeOfflinePage, writeOfflinePolicy } from './offline-page.ts';

/** Set by the build, and different in each. */
declare const BUILD_VERSION: string;

const ASSETS = nameAssets(BUILD_VERSION);
/** A page that was kept so short a time ago is not asked for again when a visit is told of. */
const FRESH_MS = 300_000;
/** The most pages that the offline page lists. */
const MOST_LISTED = 12;
// The same browser asks always, whatever an answer varies by.
const ANY = { ignoreVary: true };
/** What Chromium sends for pictures, so that it finds in its own cache what it has loaded a moment ago. */
const PICTURE_ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** Work that goes on after the answer. */
type Later = (work: Promise<unknown>) => void;

async function keep(cacheName: string, name: string, answer: Response, most: number): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    // By its address alone: nothing of the request is kept. The newest stands last.
    await cache.put(name, answer);
    await Promise.all(listSurplus(await cache.keys(), most).map((request) => cache.delete(request)));
  } catch {
    // The device has no room, or the visitor left amid the answer.
  }
}

const keepPage = (url: URL, answer: Response) => keep(PAGES, nameOfPage(url), answer, MOST_PAGES);

/** Answers with what is kept under this name, or else from the network, and keeps that. */
async function answerKeptFirst(
  request: Request,
  cacheName: string,
  most: number,
  later: Later,
): Promise<Response> {
  const own = await (await caches.open(cacheName)).match(request.url, ANY);
  if (own) return own;
  // Or among the files of the build before: from now on it is one of this build as well.
  const answer = (await caches.match(request.url, ANY)) ?? (await fetch(request));
  if (answer.status === 200 && answer.type === 'basic') {
    later(keep(cacheName, request.url, answer.clone(), most));
  }
  return answer;
}

export const answerAsset = (request: Request, later: Later) =>
  answerKeptFirst(request, ASSETS, MOST_ASSETS, later);

export const answerPicture = (request: Request, later: Later) =>
  answerKeptFirst(request, PICTURES, MOST_PICTURES, later);

/** The page if it is kept, with every script and style that it names; one without them is dropped. */
async function readKeptPage(name: string): Promise<{ kept: Response; html: string } | undefined> {
  const cache = await caches.open(PAGES);
  const kept = await cache.match(name, ANY);
  if (!kept) return undefined;
  const html = await kept.clone().text();
  const found = await Promise.all(listNamedAssets(html).map((asset) => caches.match(asset, ANY)));
  if (found.every(Boolean)) return { kept, html };
  await cache.delete(name);
  return undefined;
}

export const isPageKept = async (url: URL) => (await readKeptPage(nameOfPage(url))) !== undefined;

/** The kept page, marked as such. */
async function answerKeptPage(url: URL): Promise<Response | undefined> {
  const found = await readKeptPage(nameOfPage(url));
  if (!found) return undefined;
  return new Response(found.html.replace('<html', `<html ${KEPT_MARK}=""`), { headers: found.kept.headers });
}

async function listKeptPages(language: string): Promise<KeptPage[]> {
  const requests = (await (await caches.open(PAGES)).keys()).toReversed();
  const names = requests.map(({ url }) => url.slice(location.origin.length));
  const isIn = (name: string) => readPath(new URL(name, location.origin).pathname).language === language;
  const own = names.filter(isIn);
  const listed = (own.length > 0 ? own : names).slice(0, MOST_LISTED);
  const pages = await Promise.all(
    listed.map(async (address) => {
      const title = /<title[^<>]*>([^<]+)/.exec((await readKeptPage(address))?.html ?? '')?.[1];
      return title ? [{ address, title }] : [];
    }),
  );
  return pages.flat();
}

async function answerOffline(url: URL): Promise<Response> {
  const { language } = readPath(url.pathname);
  const files = await (await caches.open(ASSETS)).keys();
  const fonts = files.map((file) => new URL(file.url).pathname).filter((path) => path.endsWith('.woff2'));
  const nonce = crypto.randomUUID();
  const pages = await listKeptPages(language);
  return new Response(writeOfflinePage({ language, pages, fonts, nonce }), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': writeOfflinePolicy(nonce),
    },
  });
}

interface Asked {
  url: URL;
  /** Whether its page may be kept. */
  isPublic: boolean;
  /** However long it takes: a slow network is no lost one. */
  ask: () => Promise<Response>;
}

/** From the network if there is one; the kept page, or the offline page, if there is none. */
export async function answerPage({ url, isPublic, ask }: Asked, later: Later): Promise<Response> {
  try {
    const answer = await ask();
    if (isPublic && isKeepablePage(answer)) later(keepPage(url, answer.clone()));
    return answer;
  } catch {
    return (isPublic && (await answerKeptPage(url))) || answerOffline(url);
  }
}

async function keepFile(address: string): Promise<void> {
  const isPicture = new URL(address, location.origin).pathname.startsWith('/media/');
  const headers = isPicture ? { Accept: PICTURE_ACCEPT } : {};
  const work: Promise<unknown>[] = [];
  const later = (promise: Promise<unknown>) => work.push(promise);
  try {
    await (isPicture ? answerPicture : answerAsset)(new Request(address, { headers }), later);
    await Promise.all(work);
  } catch {
    // The network was lost; the next visit tries again.
  }
}

/** Keeps a page that was shown without its HTML being loaded through the worker: the first one, and those that the router
 *  opened. */
export async function keepVisited(address: string, files: string[], isSavingData: boolean): Promise<void> {
  const situation = { origin: location.origin, isSavingData };
  const classify = (url: string, mode: RequestMode) =>
    classifyRequest({ url, mode, method: 'GET', headers: new Headers() }, situation);
  if (classify(address, 'navigate') !== 'page') return;
  const shown = files.filter((file) => ['asset', 'picture'].includes(classify(file, 'no-cors') ?? ''));
  await Promise.all(shown.map(keepFile));
  const url = new URL(address);
  const kept = await (await caches.open(PAGES)).match(nameOfPage(url), ANY);
  const age = Date.now() - Date.parse(kept?.headers.get('Date') ?? '');
  if (age < FRESH_MS || isSavingData) return;
  const answer = await fetch(url);
  if (!isKeepablePage(answer)) return;
  const copy = answer.clone();
  await Promise.all(listNamedAssets(await answer.text()).map(keepFile));
  await keepPage(url, copy);
}

/** Deletes what belonged to builds of which no page is open any more. */
export async function dropOutdated(): Promise<void> {
  const outdated = listOutdated(await caches.keys(), BUILD_VERSION);
  await Promise.all(outdated.map((name) => caches.delete(name)));
}
