import type { ClientLoaderFunctionArgs } from 'react-router';
import type { Answer, Later } from '#app/answers.ts';
import { type CardPreview, takePreview } from '#app/features/catalogue/open-details.ts';
import type { ShownProduct } from '#app/features/catalogue/shown-product.ts';
import { describeError } from '#app/features/loading/describe-error.ts';
import { cacheLoaderData, isCached } from '#app/features/loading/loader-cache.ts';
import type { ShownDetails } from './shown-details.ts';

interface DetailsAnswers {
  product: Later<Answer<ShownDetails>>;
  related: Later<Answer<ShownProduct[]>>;
}

export interface OpenedDetails extends DetailsAnswers {
  /** What the card showed that was tapped, until the answers are there. */
  preview?: CardPreview | undefined;
}

/** The card's preview covers the screen meanwhile: an answer that comes so soon is drawn once and whole. */
const PATIENCE_MS = 300;

const loadCached = cacheLoaderData();

const settle = async <T>(later: Later<T>): Promise<T> => ('now' in later ? later.now : later.soon);

/** The `clientLoader` of the screen. A card that was tapped opens it soon, with answers that may be on their way still. */
export async function loadDetails(args: ClientLoaderFunctionArgs): Promise<OpenedDetails> {
  const preview = takePreview(args.params.id);
  if (!preview || isCached(args.url)) return loadCached(args);
  const loading: Promise<DetailsAnswers> = loadCached(args).catch((error) => toProblems(error, args.url));
  const soon = loading.then(({ product }) => settle(product)).then(keepPicture);
  const related = { soon: loading.then((answers) => settle(answers.related)) };
  const waited = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const now = await Promise.race([soon, waited]);
  return { preview, product: now ? { now } : { soon }, related };

  /** The picture that is there already stays until the larger one is loaded. */
  function keepPicture(answer: Answer<ShownDetails>): Answer<ShownDetails> {
    if (!('value' in answer) || answer.value.pictures[0] !== preview?.picture) return answer;
    return { value: { ...answer.value, placeholder: preview?.placeholder } };
  }
}

/** Opens an address as a document; nothing comes after that. */
function openDocument({ href }: URL): Promise<never> {
  location.assign(href);
  return new Promise(() => {});
}

/** Here too a screen that cannot be loaded keeps its skeleton, and can try again. */
function toProblems(error: unknown, url: URL): Promise<never> | DetailsAnswers {
  // The product has another address by now, and the server leads there.
  if (error instanceof Response) return openDocument(url);
  const { text = '' } = describeError(error, navigator.onLine);
  const failed = { now: { problem: { code: 'unavailable' as const, text } } };
  return { product: failed, related: failed };
}
