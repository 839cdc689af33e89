import type { ClientLoaderFunctionArgs } from 'react-router';
import type { Answer, MaybePending } from '#app/answers.ts';
import { type CardPreview, takePreview } from '#app/features/catalogue/open-details.ts';
import type { ShownProduct } from '#app/features/catalogue/shown-product.ts';
import { cacheLoaderData, isCached } from '#app/features/navigation/loader-cache.ts';
import { describeError } from '#app/features/screen/describe-error.ts';
import type { ShownDetails } from './shown-details.ts';

interface DetailsAnswers {
  product: MaybePending<Answer<ShownDetails>>;
  related: MaybePending<Answer<ShownProduct[]>>;
}

export interface OpenedDetails extends DetailsAnswers {
  /** What the tapped card showed; the screen shows it until the answers arrive. */
  preview?: CardPreview | undefined;
}

/** The loader waits this long for the product, so that a fast answer is rendered once, without a skeleton. */
const MAX_WAIT_MS = 300;

const loadCached = cacheLoaderData();

const settle = async <T>(data: MaybePending<T>): Promise<T> => ('now' in data ? data.now : data.soon);

/** The `clientLoader` of the screen. After a tap on a card it resolves early, possibly with pending answers. */
export async function loadDetails(args: ClientLoaderFunctionArgs): Promise<OpenedDetails> {
  const preview = takePreview(args.params.id);
  if (!preview || isCached(args.url)) return loadCached(args);
  const loading: Promise<DetailsAnswers> = loadCached(args).catch((error) => toProblems(error, args.url));
  const soon = loading.then(({ product }) => settle(product)).then(keepCardPicture);
  const related = { soon: loading.then((answers) => settle(answers.related)) };
  const waited = new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  const now = await Promise.race([soon, waited]);
  return { preview, product: now ? { now } : { soon }, related };

  /** The loaded picture of the card stays until the larger one is loaded. */
  function keepCardPicture(answer: Answer<ShownDetails>): Answer<ShownDetails> {
    if (!('value' in answer) || answer.value.pictures[0] !== preview?.picture) return answer;
    return { value: { ...answer.value, placeholder: preview?.placeholder } };
  }
}

/** Opens an address with a full page load; never resolves. */
function openDocument({ href }: URL): Promise<never> {
  location.assign(href);
  return new Promise(() => {});
}

/** Converts a failed load to problems, so that the screen keeps its skeleton with a retry button. */
function toProblems(error: unknown, url: URL): Promise<never> | DetailsAnswers {
  // The response is a redirect, because the product has another address now. The document request is redirected, too.
  if (error instanceof Response) return openDocument(url);
  const { text = '' } = describeError(error, navigator.onLine);
  const failed = { now: { problem: { code: 'unavailable' as const, text } } };
  return { product: failed, related: failed };
}
