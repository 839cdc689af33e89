import type { ClientLoaderFunctionArgs } from 'react-router';
import type { Answer, Later } from '#app/answers.ts';
import { type CardPreview, takePreview } from '#app/features/catalogue/card-preview.ts';
import type { ShownProduct } from '#app/features/catalogue/shown-product.ts';
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

const loadCached = cacheLoaderData();

const settle = async <T>(later: Later<T>): Promise<T> => ('now' in later ? later.now : later.soon);

/** The `clientLoader` of the screen. A card that was tapped opens it at once, with answers that are on their way. */
export async function loadDetails(args: ClientLoaderFunctionArgs): Promise<OpenedDetails> {
  const preview = takePreview(args.params.id);
  if (!preview || isCached(args.url)) return loadCached(args);
  const loading: Promise<DetailsAnswers> = loadCached(args).catch(() => askAgain(args.url));
  return {
    preview,
    product: { soon: loading.then(({ product }) => settle(product)).then(keepPicture) },
    related: { soon: loading.then(({ related }) => settle(related)) },
  };

  /** The picture that is there already stays until the larger one is loaded. */
  function keepPicture(answer: Answer<ShownDetails>): Answer<ShownDetails> {
    if (!('value' in answer) || answer.value.pictures[0] !== preview?.picture) return answer;
    return { value: { ...answer.value, placeholder: preview?.placeholder } };
  }
}

/** The router asks again, and does with a failure what it does on any screen: it says so, or leads where the product is. */
function askAgain({ pathname }: URL): Promise<never> {
  // Unless somebody has left since.
  if (location.pathname === pathname) dispatchEvent(new PopStateEvent('popstate'));
  return new Promise(() => {});
}
